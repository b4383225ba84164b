package org.shbangzero.core.game.shambhala;

import org.shbangzero.core.board.Board;

/**
 * Static evaluation in centipawns: the pieces, {@value #LEAP} for each leap not used, and {@value #PAIR} for still having both royal
 * pieces, which a side can lose one of.
 */
final class ShambhalaEvaluation {
    private static final int LEAP = 50;
    private static final int PAIR = 300;

    /** Index is the kind. An elephant reaches only a quarter of the board; a general and an advisor are weak, and royal. */
    private static final int[] VALUES = {0, 100, 500, 320, 250, 330, 300, 300};

    private ShambhalaEvaluation() {}

    /** What a side has. */
    static int value(ShambhalaPosition position, int side) {
        Board board = position.board();
        int sum = LEAP * Leaps.count(position.leaps(), side);
        for (int kind = Pieces.PAWN; kind <= Pieces.ADVISOR; kind++) {
            sum += VALUES[kind] * Long.bitCount(board.of(side, kind));
        }
        boolean both = board.of(side, Pieces.GENERAL) != 0 && board.of(side, Pieces.ADVISOR) != 0;
        return both ? sum + PAIR : sum;
    }
}
