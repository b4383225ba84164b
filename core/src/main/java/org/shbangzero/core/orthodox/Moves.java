package org.shbangzero.core.orthodox;

/**
 * Moves as ints: bits 0–5 the from-square, 6–11 the to-square, 12–14 what is special about the move; the bits from 15 on are
 * for a game's own kinds of move.
 */
public final class Moves {
    /** What is special about a move: one of these in bits 12–14. */
    public static final int DOUBLE_STEP = 1 << 12;

    public static final int CASTLING = 2 << 12;
    public static final int EN_PASSANT = 3 << 12;
    /** Promotion to a knight; bishop, rook and queen are the next three values. */
    public static final int PROMOTION = 4 << 12;

    /** The lowest of the bits that the games may use for themselves. */
    public static final int GAME_BIT = 1 << 15;

    private static final int SPECIAL_MASK = 7 << 12;

    private Moves() {}

    public static int of(int from, int to) {
        return from | to << 6;
    }

    public static int promotion(int from, int to, int kind) {
        return from | to << 6 | PROMOTION + ((kind - Kinds.KNIGHT) << 12);
    }

    public static int from(int move) {
        return move & 63;
    }

    public static int to(int move) {
        return move >> 6 & 63;
    }

    /** {@link #DOUBLE_STEP}, {@link #CASTLING}, {@link #EN_PASSANT}, a promotion, or 0. */
    public static int special(int move) {
        return move & SPECIAL_MASK;
    }

    public static boolean isPromotion(int move) {
        return (move & PROMOTION) != 0;
    }

    /** The kind that a pawn becomes, for promotions. */
    public static int promotedKind(int move) {
        return Kinds.KNIGHT + (((move & SPECIAL_MASK) - PROMOTION) >> 12);
    }
}
