package org.shbangzero.core.orthodox;

import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;

/** Moves of whole sets of pawns by shifts. Shifts are rotations: nothing wraps, since no pawn stands on its last rank. */
public final class PawnMoves {
    /** The rank that a single step from the second rank reaches, by side. */
    private static final long[] THIRD_RANK = {Bitboards.RANK_1 << 16, Bitboards.RANK_1 << 40};

    private static final long[] LAST_RANK = {Bitboards.RANK_8, Bitboards.RANK_1};

    private PawnMoves() {}

    /** To-square less from-square of a single step. */
    public static int forward(int side) {
        return side == Side.WHITE ? 8 : -8;
    }

    /** The squares that a set of pawns attacks. */
    public static long attacks(long pawns, int side) {
        int up = forward(side);
        return Long.rotateLeft(pawns & ~Bitboards.FILE_A, up - 1) | Long.rotateLeft(pawns & ~Bitboards.FILE_H, up + 1);
    }

    /** Appends single and double steps, promotions among them, that end on an allowed square. */
    public static int addSteps(int[] moves, int count, long pawns, int side, long empty, long allowed) {
        int up = forward(side);
        long once = Long.rotateLeft(pawns, up) & empty;
        long twice = Long.rotateLeft(once & THIRD_RANK[side], up) & empty & allowed;
        once &= allowed;
        long last = LAST_RANK[side];
        int next = MoveWriter.addShifted(moves, count, once & ~last, up, 0);
        next = MoveWriter.addShifted(moves, next, twice, 2 * up, Moves.DOUBLE_STEP);
        return (once & last) == 0 ? next : MoveWriter.addPromotions(moves, next, once & last, up);
    }

    /** Appends diagonal moves onto targets, promotions among them. */
    public static int addCaptures(int[] moves, int count, long pawns, int side, long targets) {
        int up = forward(side);
        long last = LAST_RANK[side];
        long left = Long.rotateLeft(pawns & ~Bitboards.FILE_A, up - 1) & targets;
        long right = Long.rotateLeft(pawns & ~Bitboards.FILE_H, up + 1) & targets;
        int next = MoveWriter.addShifted(moves, count, left & ~last, up - 1, 0);
        next = MoveWriter.addShifted(moves, next, right & ~last, up + 1, 0);
        if (((left | right) & last) != 0) {
            next = MoveWriter.addPromotions(moves, next, left & last, up - 1);
            next = MoveWriter.addPromotions(moves, next, right & last, up + 1);
        }
        return next;
    }

    /** Appends diagonal moves onto targets that never promote, with flags of the game. */
    public static int addAttacks(int[] moves, int count, long pawns, int side, long targets, int flags) {
        int up = forward(side);
        long left = Long.rotateLeft(pawns & ~Bitboards.FILE_A, up - 1) & targets;
        long right = Long.rotateLeft(pawns & ~Bitboards.FILE_H, up + 1) & targets;
        int next = MoveWriter.addShifted(moves, count, left, up - 1, flags);
        return MoveWriter.addShifted(moves, next, right, up + 1, flags);
    }
}
