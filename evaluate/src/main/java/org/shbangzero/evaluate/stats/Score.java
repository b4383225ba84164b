package org.shbangzero.evaluate.stats;

import org.apache.commons.math3.distribution.TDistribution;

/**
 * What the pairs say about the expected score.
 *
 * <p>The interval is Wilson's (E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA
 * 22, 1927) on the effective number of observations, as for survey samples (E. L. Korn and B. I. Graubard, "Confidence
 * intervals for proportions with small expected number of positive counts", Survey Methodology 24, 1998): it holds all
 * scores s with (mean - s)² ≤ t² k s (1 - s) / n, where n is the number of pairs, k the variance of a pair as a share of
 * the largest possible one, and t the quantile of Student's distribution with n - 1 degrees of freedom. It stays within
 * [0, 1] and does not shrink to a point when all pairs are equal: a sweep of 50 pairs has 0.963 as its lower bound.
 */
public final class Score {
    /** Probability with which the interval covers the true value. */
    public static final double CONFIDENCE = 0.95;

    private Score() {}

    /** Mean score in [0, 1] with its 95 % interval; 1/2 in [0, 1] if there are no pairs. */
    public static Interval of(Pentanomial pairs) {
        long n = pairs.pairs();
        if (n == 0) {
            return new Interval(0.5, 0, 1);
        }
        double mean = pairs.score();
        double t = studentT(n).inverseCumulativeProbability(0.5 + CONFIDENCE / 2);
        double w = t * t * PairVariance.shareOfMaximum(pairs) / n;
        double centre = (mean + w / 2) / (1 + w);
        double halfWidth = Math.sqrt(w * (mean * (1 - mean) + w / 4)) / (1 + w);
        return new Interval(
                mean, Math.min(mean, Math.max(0, centre - halfWidth)), Math.max(mean, Math.min(1, centre + halfWidth)));
    }

    /**
     * Likelihood of superiority: how probable it is that the first player is the stronger one, in [0, 1]. The score test
     * against 1/2 that belongs to the interval above; 1/2 if there are no pairs.
     */
    public static double likelihoodOfSuperiority(Pentanomial pairs) {
        long n = pairs.pairs();
        if (n == 0) {
            return 0.5;
        }
        double deviation = Math.sqrt(PairVariance.shareOfMaximum(pairs) / (4.0 * n));
        return studentT(n).cumulativeProbability((pairs.score() - 0.5) / deviation);
    }

    private static TDistribution studentT(long pairs) {
        return new TDistribution(Math.max(1, pairs - 1));
    }
}
