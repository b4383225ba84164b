package org.shbangzero.evaluate.player;

import java.util.OptionalInt;
import org.shbangzero.evaluate.think.Score;

/**
 * What a player thinks of a game, from its own view.
 *
 * @param expectedScore 0 loss to 1 win; NaN if it has no opinion
 * @param centipawns its score in hundredths of a pawn, if it counts so and has found no forced end
 * @param mate moves to a win that it has found, or minus those to a loss
 * @param depth plies that it looked ahead, 0 if unknown
 * @param nodes simulations, or positions looked at; 0 if it did not search
 */
public record Opinion(double expectedScore, OptionalInt centipawns, OptionalInt mate, int depth, long nodes) {
    public static final Opinion NONE = new Opinion(Double.NaN, OptionalInt.empty(), OptionalInt.empty(), 0, 0);

    /** An opinion in expected score alone. */
    public static Opinion of(double expectedScore, long nodes) {
        return new Opinion(expectedScore, OptionalInt.empty(), OptionalInt.empty(), 0, nodes);
    }

    /**
     * The opinion of a search.
     *
     * @param depth plies that it looked ahead, 0 if unknown
     * @param nodes simulations, or positions looked at
     */
    static Opinion of(Score score, int depth, long nodes) {
        OptionalInt centipawns = score.mate().isPresent() ? OptionalInt.empty() : OptionalInt.of(score.centipawns());
        return new Opinion(score.expectation(), centipawns, score.mate(), depth, nodes);
    }

    public boolean isKnown() {
        return !Double.isNaN(expectedScore);
    }
}
