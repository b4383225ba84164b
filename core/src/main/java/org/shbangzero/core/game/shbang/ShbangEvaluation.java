package org.shbangzero.core.game.shbang;

import org.shbangzero.core.orthodox.Evaluation;
import org.shbangzero.core.orthodox.Threats;

/**
 * Static evaluation in centipawns: the material of orthodox chess, {@value #LIFE} for each life on the board, {@value #KING_LIFE}
 * more for each under the king, and {@value #HAND} for each checker in hand. A hit therefore costs its victim the difference
 * between a life and a checker in hand, about what the turn is worth that puts it back.
 */
final class ShbangEvaluation {
    private static final int LIFE = 60;
    private static final int KING_LIFE = 20;
    private static final int HAND = 25;

    private ShbangEvaluation() {}

    /** From the side to move's view. */
    static int evaluate(ShbangPosition position) {
        int mover = position.sideToMove();
        return value(position, mover) - value(position, mover ^ 1);
    }

    private static int value(ShbangPosition position, int side) {
        int hand = position.hand(side);
        return Evaluation.material(position.board(), side)
                + LIFE * (Lives.TOTAL - hand)
                + KING_LIFE * position.lives().at(Threats.king(position.board(), side))
                + HAND * hand;
    }
}
