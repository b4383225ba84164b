package org.shbangzero.evaluate.stats;

import java.util.Locale;

/**
 * A difference in strength, from the first player's view, on the logistic scale: expected score = 1 / (1 + 10^(-Elo/400)).
 *
 * <p>Never infinite. In a match a score of exactly 0 or 1, at which Elo has no end, is taken for one that lies 1/(8n) inside, n being the
 * number of pairs (half the smallest step that a score of n pairs can make); in a pool imagined games do the same
 * ({@link Ratings}). Where that matters the flags say that there is no bound on that side.
 *
 * @param difference estimate and 95 % interval
 * @param openBelow all games were lost, or none played, or no chain of them leads there: the lower end is no bound
 * @param openAbove all games were won, or none played, or no chain of them leads there: the upper end is no bound
 */
public record Elo(Interval difference, boolean openBelow, boolean openAbove) {
    /** What the pairs say, with the interval of {@link Score#of}. */
    public static Elo of(Pentanomial pairs) {
        Interval score = Score.of(pairs);
        double margin = 1 / (8.0 * Math.max(1, pairs.pairs()));
        Interval difference = new Interval(
                fromScore(inside(score.estimate(), margin)),
                fromScore(inside(score.lower(), margin)),
                fromScore(inside(score.upper(), margin)));
        return new Elo(difference, score.lower() <= 0, score.upper() >= 1);
    }

    /** The same on a scale that begins elsewhere. */
    public Elo plus(double elo) {
        return new Elo(
                new Interval(difference.estimate() + elo, difference.lower() + elo, difference.upper() + elo),
                openBelow,
                openAbove);
    }

    private static double inside(double score, double margin) {
        if (score <= 0) {
            return margin;
        }
        return score >= 1 ? 1 - margin : score;
    }

    /** Elo difference at which {@code score}, in (0, 1), is expected. */
    public static double fromScore(double score) {
        return 400 * Math.log10(score / (1 - score));
    }

    /** Expected score in (0, 1) at an Elo difference. */
    public static double toScore(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /**
     * Normalised Elo: the mean score's distance from 1/2 in standard deviations of a game, times 800 / ln 10 (M. Van den
     * Bergh, "Normalized Elo", 2020). The variance has the floor of {@link Score}'s interval, so it is finite.
     */
    public static double normalised(Pentanomial pairs) {
        double gameDeviation = Math.sqrt(2 * PairVariance.of(pairs));
        return (pairs.score() - 0.5) / gameDeviation * 800 / Math.log(10);
    }

    /** E.g. {@code +35 [+12, +58]}, for a sweep {@code > +211}, without games {@code unknown}. */
    @Override
    public String toString() {
        if (openBelow && openAbove) {
            return "unknown";
        }
        if (openAbove) {
            return "> " + signed(difference.lower());
        }
        if (openBelow) {
            return "< " + signed(difference.upper());
        }
        return signed(difference.estimate()) + " [" + signed(difference.lower()) + ", " + signed(difference.upper())
                + "]";
    }

    /** The same for ratings on a scale of their own, whose sign says nothing: {@code 1235 [1212, 1258]}. */
    public String unsigned() {
        return toString().replace("+", "");
    }

    private static String signed(double elo) {
        long rounded = Math.round(elo);
        return rounded == 0 ? "0" : String.format(Locale.ROOT, "%+d", rounded);
    }
}
