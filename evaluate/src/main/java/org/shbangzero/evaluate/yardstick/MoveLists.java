package org.shbangzero.evaluate.yardstick;

import java.util.Arrays;

/** The moves of each ply of a search, and how promising each is. Made when a ply is first reached, and kept. */
final class MoveLists {
    private final int maxLegalMoves;
    private int[][] moves = new int[0][];
    private int[][] priorities = new int[0][];

    /** @param maxLegalMoves of the game */
    MoveLists(int maxLegalMoves) {
        this.maxLegalMoves = maxLegalMoves;
    }

    /** Room for the moves of a ply. */
    int[] moves(int ply) {
        if (ply >= moves.length) {
            grow(ply + 1);
        }
        return moves[ply];
    }

    private void grow(int plies) {
        int before = moves.length;
        moves = Arrays.copyOf(moves, plies);
        priorities = Arrays.copyOf(priorities, plies);
        for (int i = before; i < plies; i++) {
            moves[i] = new int[maxLegalMoves];
            priorities[i] = new int[maxLegalMoves];
        }
    }

    /** The priorities of a ply's moves, by index, after {@link #moves(int)}. */
    int[] priorities(int ply) {
        return priorities[ply];
    }

    /** Swaps the move of the highest priority among those from {@code index} to {@code count - 1} to {@code index}, and returns it. */
    int pick(int ply, int index, int count) {
        int[] priority = priorities[ply];
        int best = index;
        for (int i = index + 1; i < count; i++) {
            if (priority[i] > priority[best]) {
                best = i;
            }
        }
        int[] list = moves[ply];
        int move = list[best];
        list[best] = list[index];
        list[index] = move;
        int value = priority[best];
        priority[best] = priority[index];
        priority[index] = value;
        return move;
    }
}
