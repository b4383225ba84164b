package org.shbangzero.evaluate.stats;

/**
 * Variance of a pair's score, kept away from zero by one imagined pair whose variance is that of two independent games
 * between equal players without draws, 1/8. A handful of equal results says little about how results vary, so without it
 * a clean sweep, or a match of draws alone, would claim to be certain.
 */
final class PairVariance {
    /** Number of imagined pairs. */
    private static final double PRIOR_PAIRS = 1;

    /** Variance of the mean of two independent games that are won or lost with probability 1/2. */
    private static final double PRIOR_VARIANCE = 1 / 8.0;

    /** Largest variance of a score in [0, 1] with mean 1/2. */
    private static final double PRIOR_MAXIMUM = 1 / 4.0;

    private PairVariance() {}

    /** Variance of one pair's score, above 0. */
    static double of(Pentanomial pairs) {
        return (pairs.squaredDeviations() + PRIOR_PAIRS * PRIOR_VARIANCE) / (pairs.pairs() + PRIOR_PAIRS);
    }

    /**
     * Variance of one pair's score as a share of the largest possible at the same mean, s (1 - s). In (0, 1]: 1/2 for
     * independent games without draws, less with draws or when the opening decides.
     */
    static double shareOfMaximum(Pentanomial pairs) {
        double score = pairs.score();
        double maximum = pairs.pairs() * score * (1 - score) + PRIOR_PAIRS * PRIOR_MAXIMUM;
        return (pairs.squaredDeviations() + PRIOR_PAIRS * PRIOR_VARIANCE) / maximum;
    }
}
