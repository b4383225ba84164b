package org.shbangzero.evaluate.stats;

import java.util.Arrays;
import org.apache.commons.math3.analysis.UnivariateFunction;
import org.apache.commons.math3.analysis.solvers.BrentSolver;

/**
 * Observed frequencies of outcomes with known scores, and the distributions on the same outcomes that fit them best under
 * a condition (M. Van den Bergh, "Comparing the approximations for the generalized log likelihood ratio of a multinomial
 * distribution" and "Comments on normalized Elo").
 */
final class Outcomes {
    /** Stands for a count of 0, so that an outcome which has not been seen stays possible. The value is fastchess's. */
    private static final double UNSEEN = 1e-3;

    private static final int MAX_EVALUATIONS = 1000;
    private static final int MAX_ITERATIONS = 100;
    private static final double CONVERGED = 1e-10;

    private final double[] scores;
    private final double[] frequencies;
    private final double total;

    private Outcomes(double[] scores, double[] frequencies, double total) {
        this.scores = scores;
        this.frequencies = frequencies;
        this.total = total;
    }

    /**
     * Counted outcomes.
     *
     * @param scores score of each outcome, ascending from 0 to 1
     * @param counts number of times that each was seen, not all 0
     */
    static Outcomes of(double[] scores, long[] counts) {
        double[] frequencies = new double[counts.length];
        double total = 0;
        for (int i = 0; i < counts.length; i++) {
            frequencies[i] = counts[i] == 0 ? UNSEEN : counts[i];
            total += frequencies[i];
        }
        for (int i = 0; i < counts.length; i++) {
            frequencies[i] /= total;
        }
        return new Outcomes(scores, frequencies, total);
    }

    /** Log of how much more likely the observations are under {@code alternative} than under {@code hypothesis}. */
    double logLikelihoodRatio(double[] hypothesis, double[] alternative) {
        double sum = 0;
        for (int i = 0; i < frequencies.length; i++) {
            sum += frequencies[i] * Math.log(alternative[i] / hypothesis[i]);
        }
        return total * sum;
    }

    /** The most likely distribution with that mean, in (0, 1): the first paper, proposition 1.1. */
    double[] fitMean(double mean) {
        double[] distances = new double[scores.length];
        for (int i = 0; i < scores.length; i++) {
            distances[i] = scores[i] - mean;
        }
        return tilt(distances);
    }

    /**
     * The most likely distribution whose mean lies {@code t} standard deviations above 1/2: the second paper, section 4.1, by repeated
     * linearisation.
     */
    double[] fitStandardisedMean(double t) {
        double[] fitted = uniform();
        double[] gradient = new double[scores.length];
        for (int iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
            double mean = mean(fitted);
            double deviation = Math.sqrt(variance(fitted, mean));
            for (int i = 0; i < scores.length; i++) {
                double z = (scores[i] - mean) / deviation;
                gradient[i] = scores[i] - 0.5 - 0.5 * t * deviation * (1 + z * z);
            }
            double[] next = tilt(gradient);
            double change = 0;
            for (int i = 0; i < next.length; i++) {
                change = Math.max(change, Math.abs(next[i] - fitted[i]));
            }
            fitted = next;
            if (change < CONVERGED) {
                break;
            }
        }
        return fitted;
    }

    /**
     * Frequencies divided by 1 + θ gradient, θ chosen so that the gradient's mean becomes 0.
     *
     * @param gradient has entries on both sides of 0
     */
    private double[] tilt(double[] gradient) {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (double value : gradient) {
            least = Math.min(least, value);
            greatest = Math.max(greatest, value);
        }
        double theta = root(candidate -> tiltedMean(gradient, candidate), -1 / greatest, -1 / least);
        double[] tilted = new double[frequencies.length];
        for (int i = 0; i < tilted.length; i++) {
            tilted[i] = frequencies[i] / (1 + theta * gradient[i]);
        }
        return tilted;
    }

    private double tiltedMean(double[] gradient, double theta) {
        double sum = 0;
        for (int i = 0; i < gradient.length; i++) {
            sum += frequencies[i] * gradient[i] / (1 + theta * gradient[i]);
        }
        return sum;
    }

    /** Root of a function that falls from +∞ at {@code low} to -∞ at {@code high}. */
    private static double root(UnivariateFunction falling, double low, double high) {
        double inset = (high - low) * 1e-14;
        double from = low + inset;
        double to = high - inset;
        if (falling.value(from) <= 0) {
            return from;
        }
        if (falling.value(to) >= 0) {
            return to;
        }
        return new BrentSolver(1e-15, 1e-15).solve(MAX_EVALUATIONS, falling, from, to);
    }

    private double[] uniform() {
        double[] uniform = new double[scores.length];
        Arrays.fill(uniform, 1.0 / scores.length);
        return uniform;
    }

    private double mean(double[] distribution) {
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            sum += distribution[i] * scores[i];
        }
        return sum;
    }

    private double variance(double[] distribution, double mean) {
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            sum += distribution[i] * (scores[i] - mean) * (scores[i] - mean);
        }
        return sum;
    }
}
