package org.shbangzero.core.board;

/** Straight and diagonal lines through two squares. */
public final class Lines {
    /** Index {@code 64 * from + to}. */
    private static final long[] BETWEEN = new long[4096];

    private static final long[] LINE = new long[4096];

    static {
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                fill(from, to);
            }
        }
    }

    private Lines() {}

    private static void fill(int from, int to) {
        long ends = Bitboards.bit(from) | Bitboards.bit(to);
        if (from == to) {
            return;
        }
        if ((Attacks.rook(from, 0) & Bitboards.bit(to)) != 0) {
            BETWEEN[from << 6 | to] = Attacks.rook(from, ends) & Attacks.rook(to, ends);
            LINE[from << 6 | to] = (Attacks.rook(from, 0) & Attacks.rook(to, 0)) | ends;
        } else if ((Attacks.bishop(from, 0) & Bitboards.bit(to)) != 0) {
            BETWEEN[from << 6 | to] = Attacks.bishop(from, ends) & Attacks.bishop(to, ends);
            LINE[from << 6 | to] = (Attacks.bishop(from, 0) & Attacks.bishop(to, 0)) | ends;
        }
    }

    /** The squares strictly between two squares on one line; empty if they share none. */
    public static long between(int from, int to) {
        return BETWEEN[from << 6 | to];
    }

    /** The whole line through two squares, edge to edge, both included; empty if they share none. */
    public static long through(int from, int to) {
        return LINE[from << 6 | to];
    }
}
