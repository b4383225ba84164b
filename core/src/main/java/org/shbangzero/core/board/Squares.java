package org.shbangzero.core.board;

/** Squares are ints: {@code 8 * rank + file}, a1 = 0, b1 = 1, h8 = 63. */
public final class Squares {
    /** No square. */
    public static final int NONE = -1;

    private static final String[] NAMES = new String[64];

    static {
        for (int square = 0; square < 64; square++) {
            NAMES[square] = "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
        }
    }

    private Squares() {}

    /** 0 (file a) to 7 (file h). */
    public static int file(int square) {
        return square & 7;
    }

    /** 0 (White's first rank) to 7. */
    public static int rank(int square) {
        return square >> 3;
    }

    public static int of(int file, int rank) {
        return rank << 3 | file;
    }

    /** The name, e.g. {@code e4}. */
    public static String name(int square) {
        return NAMES[square];
    }

    /** The square of that name, or {@link #NONE}. */
    public static int parse(String name) {
        if (name.length() != 2) {
            return NONE;
        }
        int file = name.charAt(0) - 'a';
        int rank = name.charAt(1) - '1';
        return (file | rank) >= 0 && file < 8 && rank < 8 ? of(file, rank) : NONE;
    }
}
