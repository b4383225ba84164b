package org.shbangzero.evaluate.stats;

import org.shbangzero.core.InputException;

/**
 * Wald's sequential probability ratio test of "the first player is {@code elo0} stronger" (H0) against "… {@code elo1}
 * stronger" (H1), in the generalised form that fits the free parameters to the results (M. Van den Bergh, "The
 * generalized sequential probability ratio test", 2020).
 *
 * @param scale what the two Elo differences mean
 * @param elo0 below {@code elo1}
 * @param elo1 at most {@value #MAX_ELO} away from 0, as {@code elo0}
 * @param alpha probability of accepting H1 where H0 is true, in (0, 1)
 * @param beta probability of accepting H0 where H1 is true; {@code alpha + beta} is below 1
 */
public record Sprt(Scale scale, double elo0, double elo1, double alpha, double beta) {
    /** Beyond this a sequential test has no use: a few dozen games decide. */
    public static final double MAX_ELO = 200;

    /** Elo per unit of distance from 1/2 measured in standard deviations of a game. */
    private static final double NORMALISED_UNIT = 800 / Math.log(10);

    /** The scale of Elo differences. */
    public enum Scale {
        /** The usual one: a difference stands for an expected score. */
        LOGISTIC,
        /** Expected score over standard deviation of a game: needs the same number of games whatever the draw rate. */
        NORMALISED
    }

    /** What the results allow to say. */
    public enum Verdict {
        CONTINUE,
        ACCEPT_H0,
        ACCEPT_H1
    }

    public Sprt {
        if (!(elo0 < elo1) || Math.abs(elo0) > MAX_ELO || Math.abs(elo1) > MAX_ELO) {
            throw new InputException("SPRT: elo0 must be less than elo1, both within -" + (int) MAX_ELO + " to "
                    + (int) MAX_ELO + ", not " + elo0 + " and " + elo1);
        }
        if (!(alpha > 0) || !(beta > 0) || !(alpha + beta < 1)) {
            throw new InputException(
                    "SPRT: alpha and beta must be above 0 and their sum below 1, not " + alpha + " and " + beta);
        }
    }

    /** The log-likelihood ratio at or below which H0 is accepted, below 0. */
    public double lowerBound() {
        return Math.log(beta / (1 - alpha));
    }

    /** The log-likelihood ratio at or above which H1 is accepted, above 0. */
    public double upperBound() {
        return Math.log((1 - beta) / alpha);
    }

    /** Log-likelihood ratio of H1 to H0 from pairs; 0 if there are none. */
    public double logLikelihoodRatio(Pentanomial pairs) {
        return pairs.pairs() == 0 ? 0 : logLikelihoodRatio(pairs.outcomes(), Math.sqrt(2));
    }

    /** Log-likelihood ratio of H1 to H0 from single games, taken as independent; 0 if there are none. */
    public double logLikelihoodRatio(Trinomial games) {
        return games.games() == 0 ? 0 : logLikelihoodRatio(games.outcomes(), 1);
    }

    /** What a log-likelihood ratio means. */
    public Verdict verdict(double logLikelihoodRatio) {
        if (logLikelihoodRatio >= upperBound()) {
            return Verdict.ACCEPT_H1;
        }
        return logLikelihoodRatio <= lowerBound() ? Verdict.ACCEPT_H0 : Verdict.CONTINUE;
    }

    /** @param deviationRatio standard deviation of a game over that of an observation */
    private double logLikelihoodRatio(Outcomes observed, double deviationRatio) {
        return observed.logLikelihoodRatio(fit(observed, elo0, deviationRatio), fit(observed, elo1, deviationRatio));
    }

    private double[] fit(Outcomes observed, double elo, double deviationRatio) {
        return switch (scale) {
            case LOGISTIC -> observed.fitMean(Elo.toScore(elo));
            case NORMALISED -> observed.fitStandardisedMean(deviationRatio * elo / NORMALISED_UNIT);
        };
    }
}
