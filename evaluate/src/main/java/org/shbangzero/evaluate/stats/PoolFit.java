package org.shbangzero.evaluate.stats;

import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;

/**
 * The maximum of a function where some coordinates are held fast, by Newton's method; a step that leads down is shortened.
 *
 * @param point the maximum
 * @param local the function there: its gradient is 0 but in the coordinates held fast
 */
record PoolFit(double[] point, Objective.Local local) {
    /** Largest change of a coordinate in the last step, in natural units: 2 10^-9 Elo. */
    private static final double CONVERGED = 1e-11;

    private static final int MAX_STEPS = 500;
    private static final int MAX_HALVINGS = 40;

    /** Longest step, in natural units: 700 Elo. */
    private static final double LONGEST = 4;

    /** Least pivot of a matrix. Strengths that the games hardly tell have small ones. */
    static final double LEAST_PIVOT = 1e-30;

    /** Maximises over the coordinates {@code free}, from {@code start} on. */
    static PoolFit maximise(Objective objective, double[] start, int[] free) {
        PoolFit fit = new PoolFit(start, objective.at(start));
        double change = free.length == 0 ? 0 : Double.POSITIVE_INFINITY;
        for (int step = 0; step < MAX_STEPS && change >= CONVERGED; step++) {
            double[] direction = fit.direction(free);
            double longest = new ArrayRealVector(direction, false).getLInfNorm();
            double share = LONGEST / Math.max(longest, LONGEST);
            PoolFit next = fit.moved(objective, free, direction, share);
            double rounding = 1e-13 * (1 + Math.abs(fit.local.value()));
            for (int i = 0; i < MAX_HALVINGS && next.local.value() < fit.local.value() - rounding; i++) {
                share /= 2;
                next = fit.moved(objective, free, direction, share);
            }
            change = share * longest;
            fit = next;
        }
        return fit;
    }

    private PoolFit moved(Objective objective, int[] free, double[] direction, double share) {
        double[] moved = point.clone();
        for (int i = 0; i < free.length; i++) {
            moved[free[i]] += share * direction[i];
        }
        return new PoolFit(moved, objective.at(moved));
    }

    private double[] direction(int[] free) {
        RealVector gradient = new ArrayRealVector(free.length);
        for (int i = 0; i < free.length; i++) {
            gradient.setEntry(i, local.gradient()[free[i]]);
        }
        return decompose(local.curvature(), free).getSolver().solve(gradient).toArray();
    }

    /** Inverse of the information about some coordinates, the others being known: 0 for these. */
    double[][] covariance(int[] unknown) {
        double[][] covariance = new double[point.length][point.length];
        RealMatrix block = decompose(local.information(), unknown).getSolver().getInverse();
        for (int i = 0; i < unknown.length; i++) {
            for (int j = 0; j < unknown.length; j++) {
                covariance[unknown[i]][unknown[j]] = block.getEntry(i, j);
            }
        }
        return covariance;
    }

    /**
     * An entry on the diagonal of {@link #covariance}.
     *
     * @param i an index of {@code unknown}
     */
    double variance(int[] unknown, int i) {
        RealVector axis = new ArrayRealVector(unknown.length);
        axis.setEntry(i, 1);
        return decompose(local.information(), unknown).getSolver().solve(axis).getEntry(i);
    }

    private static CholeskyDecomposition decompose(double[][] matrix, int[] coordinates) {
        double[][] block = new double[coordinates.length][coordinates.length];
        for (int i = 0; i < coordinates.length; i++) {
            for (int j = 0; j < coordinates.length; j++) {
                block[i][j] = matrix[coordinates[i]][coordinates[j]];
            }
        }
        return new CholeskyDecomposition(
                new Array2DRowRealMatrix(block, false),
                CholeskyDecomposition.DEFAULT_RELATIVE_SYMMETRY_THRESHOLD,
                LEAST_PIVOT);
    }
}
