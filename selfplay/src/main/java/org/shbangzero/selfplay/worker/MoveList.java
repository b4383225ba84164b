package org.shbangzero.selfplay.worker;

import java.util.Arrays;

/** The moves of a game so far. */
final class MoveList {
    private int[] moves = new int[128];
    private int size;

    void clear() {
        size = 0;
    }

    void add(int move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    void removeLast() {
        size--;
    }

    int size() {
        return size;
    }

    int[] toArray() {
        return Arrays.copyOf(moves, size);
    }
}
