package org.shbangzero.core.board;

/** Sets of squares as 64-bit words, bit i being square i. */
public final class Bitboards {
    public static final long FILE_A = 0x0101010101010101L;
    public static final long FILE_H = FILE_A << 7;
    public static final long RANK_1 = 0xFFL;
    public static final long RANK_8 = RANK_1 << 56;
    /** The squares of a1's colour. */
    public static final long DARK = 0xAA55AA55AA55AA55L;

    private Bitboards() {}

    public static long bit(int square) {
        return 1L << square;
    }

    public static boolean contains(long set, int square) {
        return (set >>> square & 1) != 0;
    }

    /** The lowest square of a set that is not empty. */
    public static int first(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    /** The set without its lowest square. */
    public static long rest(long set) {
        return set & (set - 1);
    }

    public static boolean hasMany(long set) {
        return (set & (set - 1)) != 0;
    }
}
