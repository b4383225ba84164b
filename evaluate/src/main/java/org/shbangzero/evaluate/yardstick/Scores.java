package org.shbangzero.evaluate.yardstick;

import java.util.OptionalInt;
import org.shbangzero.core.Result;

/**
 * Scores of positions from the side to move's view: centipawns, or how soon a win comes. A win in n plies from the root is
 * {@code WIN - n}, a loss {@code n - WIN}.
 */
final class Scores {
    static final int WIN = 1_000_000;

    /** Above every score. */
    static final int INFINITE = WIN + 1;

    /** No evaluation is that high, and no search that deep, so what lies beyond is a win that was found. */
    private static final int SURE_WIN = WIN - 10_000;

    private Scores() {}

    /** The score of a game that is over. */
    static int ofEnd(Result result, int side, int plyFromRoot) {
        return result.scoreFor(side) * (WIN - plyFromRoot);
    }

    /** A score that counts wins from the root, as one that counts them from the position at hand, for keeping. */
    static int fromPosition(int score, int plyFromRoot) {
        return score > SURE_WIN ? score + plyFromRoot : score < -SURE_WIN ? score - plyFromRoot : score;
    }

    /** The reverse of {@link #fromPosition}. */
    static int fromRoot(int score, int plyFromRoot) {
        return fromPosition(score, -plyFromRoot);
    }

    /** Plies from the root to the end of the game, if the score says that it is won or lost. */
    static OptionalInt pliesToEnd(int score) {
        return Math.abs(score) > SURE_WIN ? OptionalInt.of(WIN - Math.abs(score)) : OptionalInt.empty();
    }

    /** The expected score of a game, 0 loss to 1 win: what 100 Elo for each pawn gives, and certainty for a win that was found. */
    static double expectation(int score) {
        if (Math.abs(score) > SURE_WIN) {
            return score > 0 ? 1 : 0;
        }
        return 1 / (1 + StrictMath.pow(10, -score / 400.0));
    }
}
