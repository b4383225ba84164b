package org.shbangzero.evaluate.stats;

import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.CholeskyDecomposition;

/** Covariance of the players' leads over a reference, who has 0, as a function of the information that their games hold. */
final class LeadCovariance {
    private final double[][] covariance;

    private LeadCovariance(double[][] covariance) {
        this.covariance = covariance;
    }

    /**
     * From the information about each difference.
     *
     * @param information by player and opponent, symmetric; connects all players
     */
    static LeadCovariance of(double[][] information, int reference) {
        int players = information.length;
        double[][] matrix = new double[players - 1][players - 1];
        for (int i = 0; i < players - 1; i++) {
            int player = i < reference ? i : i + 1;
            for (int opponent = 0; opponent < players; opponent++) {
                if (opponent != player) {
                    matrix[i][i] += information[player][opponent];
                }
                if (opponent != player && opponent != reference) {
                    matrix[i][opponent < reference ? opponent : opponent - 1] = -information[player][opponent];
                }
            }
        }
        double[][] inverse = new CholeskyDecomposition(
                        new Array2DRowRealMatrix(matrix, false),
                        CholeskyDecomposition.DEFAULT_RELATIVE_SYMMETRY_THRESHOLD,
                        PoolFit.LEAST_PIVOT)
                .getSolver()
                .getInverse()
                .getData();
        double[][] covariance = new double[players][players];
        for (int i = 0; i < players - 1; i++) {
            for (int j = 0; j < players - 1; j++) {
                covariance[i < reference ? i : i + 1][j < reference ? j : j + 1] = inverse[i][j];
            }
        }
        return new LeadCovariance(covariance);
    }

    /** Sum of the variances of all leads. */
    double sumOfVariances() {
        double sum = 0;
        for (int player = 0; player < covariance.length; player++) {
            sum += covariance[player][player];
        }
        return sum;
    }

    /** How much the sum of variances falls with more information about a difference (Sherman and Morrison 1950). */
    double gain(int first, int second, double information) {
        double squares = 0;
        for (double[] row : covariance) {
            double response = row[first] - row[second];
            squares += response * response;
        }
        return information * squares / (1 + information * variance(first, second));
    }

    /** Adds information about a difference. */
    void add(int first, int second, double information) {
        double[] response = new double[covariance.length];
        for (int player = 0; player < response.length; player++) {
            response[player] = covariance[player][first] - covariance[player][second];
        }
        double factor = information / (1 + information * variance(first, second));
        for (int i = 0; i < response.length; i++) {
            for (int j = 0; j < response.length; j++) {
                covariance[i][j] -= factor * response[i] * response[j];
            }
        }
    }

    /** Variance of a difference. */
    private double variance(int first, int second) {
        return covariance[first][first] + covariance[second][second] - 2 * covariance[first][second];
    }
}
