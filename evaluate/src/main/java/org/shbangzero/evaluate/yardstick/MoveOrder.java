package org.shbangzero.evaluate.yardstick;

import java.util.Arrays;
import org.shbangzero.core.Position;

/**
 * Says which moves to try first, since alpha-beta is the quicker the sooner it sees a good one: the one that the table
 * remembers; noisy ones, by what they gain; the two quiet ones that last refuted another move at this ply (killers); the other
 * quiet ones by how often, and at what depth, they refuted something (history). Changes no result.
 */
final class MoveOrder {
    private static final int FROM_TABLE = 1 << 30;
    private static final int NOISY = 1 << 29;
    private static final int KILLER = 1 << 28;
    private static final int MOST_HISTORY = KILLER - 1;

    private static final int KILLER_PLIES = 64;
    private static final int HISTORY_BITS = 12;

    private final int[] killers = new int[2 * KILLER_PLIES];
    /** Index is side and a hash of the move, since moves have no parts that all games share; a clash costs a little time. */
    private final int[] history = new int[2 << HISTORY_BITS];

    void clear() {
        Arrays.fill(killers, 0);
        Arrays.fill(history, 0);
    }

    /** What a move changes in the evaluation, in centipawns from its mover's view. */
    static int gain(Position position, int move, int evaluation) {
        position.make(move);
        int gain = -position.evaluate() - evaluation;
        position.unmake();
        return gain;
    }

    /** Sets the priorities of a ply's first {@code count} moves. */
    void prioritize(Position position, MoveLists lists, int ply, int count, int tableMove) {
        int[] moves = lists.moves(ply);
        int[] priorities = lists.priorities(ply);
        int evaluation = position.evaluate();
        int side = position.sideToMove();
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            if (move == tableMove) {
                priorities[i] = FROM_TABLE;
            } else if (position.isNoisy(move)) {
                priorities[i] = NOISY + gain(position, move, evaluation);
            } else {
                priorities[i] = quietPriority(move, side, ply);
            }
        }
    }

    private int quietPriority(int move, int side, int ply) {
        int slot = 2 * ply;
        if (ply < KILLER_PLIES) {
            if (killers[slot] == move) {
                return KILLER + 1;
            }
            if (killers[slot + 1] == move) {
                return KILLER;
            }
        }
        return history[historyIndex(move, side)];
    }

    /** Remembers a move that was good enough to end the search of a position, so that the opponent will avoid it. */
    void refuted(Position position, int move, int ply, int depth) {
        if (position.isNoisy(move)) {
            return;
        }
        int slot = 2 * ply;
        if (ply < KILLER_PLIES && killers[slot] != move) {
            killers[slot + 1] = killers[slot];
            killers[slot] = move;
        }
        int index = historyIndex(move, position.sideToMove());
        history[index] = Math.min(MOST_HISTORY, history[index] + depth * depth);
    }

    private static int historyIndex(int move, int side) {
        return (side << HISTORY_BITS) | ((move * 0x9E3779B9) >>> (Integer.SIZE - HISTORY_BITS));
    }
}
