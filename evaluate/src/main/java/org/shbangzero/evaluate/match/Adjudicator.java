package org.shbangzero.evaluate.match;

import java.util.Optional;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.player.Opinion;

/** Follows one game with the rules of {@link Adjudication}. A move without an opinion begins every count anew. */
final class Adjudicator {
    private final Adjudication rules;
    private int evenPlies;
    /** By winner. */
    private final int[] wonPlies = new int[2];

    Adjudicator(Adjudication rules) {
        this.rules = rules;
    }

    /**
     * Takes in a move, and says how the game ends if it ends here.
     *
     * @param fullMove its number
     */
    Optional<Result> moved(int side, int fullMove, Opinion opinion) {
        double whiteScore = side == Side.WHITE ? opinion.expectedScore() : 1 - opinion.expectedScore();
        return draw(fullMove, whiteScore)
                .or(() -> win(Side.WHITE, whiteScore))
                .or(() -> win(Side.BLACK, 1 - whiteScore));
    }

    // NaN, no opinion, fails all comparisons.

    private Optional<Result> draw(int fullMove, double whiteScore) {
        return rules.draw().flatMap(rule -> {
            evenPlies = Math.abs(whiteScore - 0.5) <= rule.margin() ? evenPlies + 1 : 0;
            boolean ends = evenPlies >= 2 * rule.moves() && fullMove >= rule.fromMove();
            return ends ? Optional.of(Result.draw(EndReason.ADJUDICATION)) : Optional.empty();
        });
    }

    private Optional<Result> win(int winner, double winnersScore) {
        return rules.win().flatMap(rule -> {
            wonPlies[winner] = winnersScore >= rule.score() ? wonPlies[winner] + 1 : 0;
            boolean ends = wonPlies[winner] >= 2 * rule.moves();
            return ends ? Optional.of(Result.win(winner, EndReason.ADJUDICATION)) : Optional.empty();
        });
    }
}
