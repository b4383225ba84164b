package org.shbangzero.core.orthodox;

import org.shbangzero.core.board.Bitboards;

/**
 * Appends moves to an array. Given no array, all methods only count: so a generator is written once, and counting costs a
 * population count in place of a loop.
 */
public final class MoveWriter {
    private MoveWriter() {}

    /**
     * Appends one move to each target.
     *
     * @param moves the array, or null to count only
     * @param count moves in it so far
     * @param fromAndFlags the from-square, and flags of all these moves
     * @return the new count
     */
    public static int add(int[] moves, int count, int fromAndFlags, long targets) {
        if (moves == null) {
            return count + Long.bitCount(targets);
        }
        int next = count;
        for (long rest = targets; rest != 0; rest = Bitboards.rest(rest)) {
            moves[next++] = fromAndFlags | Bitboards.first(rest) << 6;
        }
        return next;
    }

    /**
     * Appends one move to each target, all from the same distance, as pawns move.
     *
     * @param step to-square less from-square, the same for all
     */
    public static int addShifted(int[] moves, int count, long targets, int step, int flags) {
        if (moves == null) {
            return count + Long.bitCount(targets);
        }
        int next = count;
        for (long rest = targets; rest != 0; rest = Bitboards.rest(rest)) {
            int to = Bitboards.first(rest);
            moves[next++] = Moves.of(to - step, to) | flags;
        }
        return next;
    }

    /** Appends four promotions to each target, the queen first. */
    public static int addPromotions(int[] moves, int count, long targets, int step) {
        if (moves == null) {
            return count + 4 * Long.bitCount(targets);
        }
        int next = count;
        for (long rest = targets; rest != 0; rest = Bitboards.rest(rest)) {
            int to = Bitboards.first(rest);
            for (int kind = Kinds.QUEEN; kind >= Kinds.KNIGHT; kind--) {
                moves[next++] = Moves.promotion(to - step, to, kind);
            }
        }
        return next;
    }
}
