package org.shbangzero.core.orthodox;

/** The kinds of pieces, as {@link org.shbangzero.core.board.Board} counts them. */
public final class Kinds {
    public static final int PAWN = 1;
    public static final int KNIGHT = 2;
    public static final int BISHOP = 3;
    public static final int ROOK = 4;
    public static final int QUEEN = 5;
    public static final int KING = 6;

    /** Upper-case letter of each kind, by index. */
    public static final String LETTERS = ".PNBRQK";

    private Kinds() {}
}
