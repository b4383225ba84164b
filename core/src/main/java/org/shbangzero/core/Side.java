package org.shbangzero.core;

/** The two colours, as the ints that positions and results use. */
public final class Side {
    public static final int WHITE = 0;
    public static final int BLACK = 1;

    private Side() {}

    public static int opponent(int side) {
        return side ^ 1;
    }

    /** {@code white} or {@code black}. */
    public static String name(int side) {
        return side == WHITE ? "white" : "black";
    }
}
