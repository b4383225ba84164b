package org.shbangzero.core.board;

import org.shbangzero.core.Side;

/** Which squares a piece attacks. Sliders stop at the first occupied square, which they attack too. */
public final class Attacks {
    private static final int[][] ROOK_STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] BISHOP_STEPS = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] KNIGHT_STEPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
    };

    private static final long[] KNIGHT = leaper(KNIGHT_STEPS);
    private static final long[] KING =
            leaper(new int[][] {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}});
    /** Index {@code 64 * side + square}. */
    private static final long[] PAWN = pawn();

    /** Four longs a square, so that one cache line has them: mask of relevant blockers, magic, shift, offset into the table. */
    private static final long[] ROOK_MAGIC = new long[256];

    private static final long[] BISHOP_MAGIC = new long[256];
    private static final long[] ROOK_TABLE = table(ROOK_STEPS, MagicNumbers.ROOK, ROOK_MAGIC);
    private static final long[] BISHOP_TABLE = table(BISHOP_STEPS, MagicNumbers.BISHOP, BISHOP_MAGIC);

    private Attacks() {}

    public static long knight(int square) {
        return KNIGHT[square];
    }

    public static long king(int square) {
        return KING[square];
    }

    /** The squares that a pawn of {@code side} on {@code square} attacks. */
    public static long pawn(int side, int square) {
        return PAWN[side << 6 | square];
    }

    public static long rook(int square, long occupied) {
        int at = square << 2;
        long index = ((occupied & ROOK_MAGIC[at]) * ROOK_MAGIC[at + 1]) >>> ROOK_MAGIC[at + 2];
        return ROOK_TABLE[(int) (index + ROOK_MAGIC[at + 3])];
    }

    public static long bishop(int square, long occupied) {
        int at = square << 2;
        long index = ((occupied & BISHOP_MAGIC[at]) * BISHOP_MAGIC[at + 1]) >>> BISHOP_MAGIC[at + 2];
        return BISHOP_TABLE[(int) (index + BISHOP_MAGIC[at + 3])];
    }

    /** Attacks of a piece that jumps by fixed steps {file change, rank change}: one set a square. */
    public static long[] leaper(int[][] steps) {
        long[] sets = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int[] step : steps) {
                int file = Squares.file(square) + step[0];
                int rank = Squares.rank(square) + step[1];
                if (onBoard(file, rank)) {
                    sets[square] |= Bitboards.bit(Squares.of(file, rank));
                }
            }
        }
        return sets;
    }

    private static long[] pawn() {
        long[] sets = new long[128];
        System.arraycopy(leaper(new int[][] {{-1, 1}, {1, 1}}), 0, sets, Side.WHITE << 6, 64);
        System.arraycopy(leaper(new int[][] {{-1, -1}, {1, -1}}), 0, sets, Side.BLACK << 6, 64);
        return sets;
    }

    private static long[] table(int[][] steps, long[] magics, long[] entries) {
        int size = 0;
        for (int square = 0; square < 64; square++) {
            size += 1 << Long.bitCount(relevantBlockers(square, steps));
        }
        long[] table = new long[size];
        int offset = 0;
        for (int square = 0; square < 64; square++) {
            long mask = relevantBlockers(square, steps);
            int bits = Long.bitCount(mask);
            int at = square << 2;
            entries[at] = mask;
            entries[at + 1] = magics[square];
            entries[at + 2] = 64L - bits;
            entries[at + 3] = offset;
            fill(table, offset, square, steps, mask, magics[square]);
            offset += 1 << bits;
        }
        return table;
    }

    private static void fill(long[] table, int offset, int square, int[][] steps, long mask, long magic) {
        int shift = 64 - Long.bitCount(mask);
        long blockers = 0;
        do {
            int index = offset + (int) ((blockers * magic) >>> shift);
            long attacks = slide(square, steps, blockers);
            if (table[index] != 0 && table[index] != attacks) {
                throw new IllegalStateException("the magic number of " + Squares.name(square) + " collides");
            }
            table[index] = attacks;
            blockers = (blockers - mask) & mask;
        } while (blockers != 0);
    }

    /** The squares on a slider's lines whose occupation matters: all but the last before each edge. */
    private static long relevantBlockers(int square, int[][] steps) {
        long mask = 0;
        for (int[] step : steps) {
            int file = Squares.file(square) + step[0];
            int rank = Squares.rank(square) + step[1];
            while (onBoard(file + step[0], rank + step[1])) {
                mask |= Bitboards.bit(Squares.of(file, rank));
                file += step[0];
                rank += step[1];
            }
        }
        return mask;
    }

    private static long slide(int square, int[][] steps, long occupied) {
        long attacks = 0;
        for (int[] step : steps) {
            int file = Squares.file(square) + step[0];
            int rank = Squares.rank(square) + step[1];
            boolean blocked = false;
            while (!blocked && onBoard(file, rank)) {
                long bit = Bitboards.bit(Squares.of(file, rank));
                attacks |= bit;
                blocked = (occupied & bit) != 0;
                file += step[0];
                rank += step[1];
            }
        }
        return attacks;
    }

    private static boolean onBoard(int file, int rank) {
        return (file | rank) >= 0 && file < 8 && rank < 8;
    }
}
