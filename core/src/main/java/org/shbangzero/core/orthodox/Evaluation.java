package org.shbangzero.core.orthodox;

import org.shbangzero.core.board.Board;

/** Values of orthodox pieces in centipawns. */
public final class Evaluation {
    /** Index is the kind; the king has none, since neither side ever lacks it. */
    private static final int[] VALUES = {0, 100, 320, 330, 500, 900, 0};

    private Evaluation() {}

    /** The material of a side. */
    public static int material(Board board, int side) {
        int sum = 0;
        for (int kind = Kinds.PAWN; kind < Kinds.KING; kind++) {
            sum += VALUES[kind] * Long.bitCount(board.of(side, kind));
        }
        return sum;
    }
}
