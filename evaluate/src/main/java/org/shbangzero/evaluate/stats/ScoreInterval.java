package org.shbangzero.evaluate.stats;

import java.util.Arrays;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * The 95 % interval of one coordinate by inverting C. R. Rao's score test (1948), as E. B. Wilson's interval does for a share: all values at
 * which, the other coordinates being the most likely ones for it, the slope is within t standard deviations of 0. The
 * standard deviation is that of the model at the value, times the root of the {@link Dispersion}.
 */
final class ScoreInterval {
    private static final int MAX_EVALUATIONS = 200;
    private static final int MAX_EXTENSIONS = 60;

    /** Longest step in the search of a bound, in natural units: farther out matrices become singular. */
    private static final double LONGEST = 2;

    /** Of a bound, in natural units: 2 10^-8 Elo. */
    private static final double ACCURACY = 1e-10;

    private final Objective objective;
    private final PoolFit fit;
    private final int coordinate;
    private final int[] unknown;
    private final int index;
    private final int[] others;
    private final double[] response;
    private final double limit;

    /**
     * @param fit the maximum
     * @param unknown the coordinates that are estimated, ascending, {@code coordinate} among them
     * @param covariance that of the fit
     */
    ScoreInterval(
            Objective objective,
            PoolFit fit,
            int coordinate,
            int[] unknown,
            double[][] covariance,
            Dispersion dispersion) {
        this.objective = objective;
        this.fit = fit;
        this.coordinate = coordinate;
        this.unknown = unknown;
        index = Arrays.binarySearch(unknown, coordinate);
        others = Arrays.stream(unknown).filter(other -> other != coordinate).toArray();
        response = covariance[coordinate];
        limit = Math.sqrt(dispersion.ratio())
                * new TDistribution(dispersion.freedom()).inverseCumulativeProbability(0.5 + Score.CONFIDENCE / 2);
    }

    /** In natural units. */
    Interval interval() {
        return new Interval(fit.point()[coordinate], bound(-1), bound(1));
    }

    private double bound(int side) {
        double estimate = fit.point()[coordinate];
        double step = side * Math.min(LONGEST, limit * Math.sqrt(response[coordinate]));
        Path path = new Path();
        double inside = estimate;
        double outside = estimate + step;
        for (int i = 0; i < MAX_EXTENSIONS && -side * path.deviations(outside) < limit; i++) {
            inside = outside;
            outside += step;
        }
        return new BrentSolver(ACCURACY)
                .solve(
                        MAX_EVALUATIONS,
                        value -> -side * path.deviations(value) - limit,
                        Math.min(inside, outside),
                        Math.max(inside, outside));
    }

    /** The most likely points for values of the coordinate. */
    private final class Path {
        private double[] latest = fit.point();

        /** How many of the model's standard deviations the estimate lies above {@code value}. */
        private double deviations(double value) {
            double[] start = latest.clone();
            double change = (value - latest[coordinate]) / response[coordinate];
            for (int other : others) {
                start[other] += change * response[other];
            }
            start[coordinate] = value;
            PoolFit held = PoolFit.maximise(objective, start, others);
            latest = held.point();
            return held.local().gradient()[coordinate] * Math.sqrt(held.variance(unknown, index));
        }
    }
}
