package org.shbangzero.evaluate.think;

import java.util.OptionalInt;
import org.shbangzero.evaluate.yardstick.AlphaBetaSearch;
import org.shbangzero.selfplay.search.Proof;
import org.shbangzero.selfplay.search.SearchRoot;

/**
 * What a line of play is worth for the side to move.
 *
 * @param centipawns as {@link #centipawns(double)} has it, or the search's own
 * @param mate moves to the end of a won game, or minus those of a lost one, if that is proven
 * @param win probability in thousandths, as are the two others; together they are 1,000
 */
public record Score(int centipawns, OptionalInt mate, int win, int draw, int loss) {
    private static final int PERMILLE = 1000;
    /** Of Lc0's score type "centipawn": a sure win is 12,780. */
    private static final double CENTIPAWN_FACTOR = 90;

    private static final double CENTIPAWN_SLOPE = 1.5637541897;

    /** The score of probabilities that add up to at most 1, rounding apart. */
    public static Score of(double win, double loss) {
        int w = (int) Math.round(PERMILLE * win);
        int l = Math.min(PERMILLE - w, (int) Math.round(PERMILLE * loss));
        return new Score(centipawns(win - loss), OptionalInt.empty(), w, PERMILLE - w - l, l);
    }

    /**
     * The score of what is proven.
     *
     * @param plies to the end of the game
     */
    public static Score of(Proof proof, int plies) {
        return switch (proof) {
            case WIN -> decided(1, plies);
            case LOSS -> decided(-1, plies);
            case DRAW -> of(0, 0);
            case UNKNOWN -> throw new IllegalArgumentException("nothing is proven");
        };
    }

    /** What a tree search thinks of its root. */
    public static Score of(SearchRoot root) {
        return root.proof() == Proof.UNKNOWN ? of(root.win(), root.loss()) : of(root.proof(), root.pliesToEnd());
    }

    /** What an alpha-beta search thinks of the move that it chose last. */
    public static Score of(AlphaBetaSearch search) {
        OptionalInt plies = search.pliesToEnd();
        return plies.isPresent()
                ? of(search.score() > 0 ? Proof.WIN : Proof.LOSS, plies.getAsInt())
                : ofCentipawns(search.score(), search.expectation());
    }

    /**
     * The score of a search that counts in centipawns itself, and knows no draws.
     *
     * @param expected score of the game, 0 loss to 1 win
     */
    private static Score ofCentipawns(int centipawns, double expected) {
        int win = (int) Math.round(PERMILLE * expected);
        return new Score(centipawns, OptionalInt.empty(), win, 0, PERMILLE - win);
    }

    /** Of the game, 0 loss to 1 win. */
    public double expectation() {
        return (win + draw / 2.0) / PERMILLE;
    }

    private static Score decided(int value, int plies) {
        int moves = value * ((plies + 1) / 2);
        return new Score(
                centipawns(value), OptionalInt.of(moves), value > 0 ? PERMILLE : 0, 0, value > 0 ? 0 : PERMILLE);
    }

    /**
     * Centipawns of a value from -1 to 1, by the formula of Lc0 ({@code 90 * tan(1.5637541897 * value)}): near equality a
     * hundredth of value is 1.4 centipawns, and a value of 0.54 is a pawn.
     */
    public static int centipawns(double value) {
        double bounded = Math.max(-1, Math.min(1, value));
        return (int) Math.round(CENTIPAWN_FACTOR * Math.tan(CENTIPAWN_SLOPE * bounded));
    }
}
