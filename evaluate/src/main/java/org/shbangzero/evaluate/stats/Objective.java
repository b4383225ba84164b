package org.shbangzero.evaluate.stats;

/** A function that a fit maximises. */
@FunctionalInterface
interface Objective {
    /** The function near {@code point}. */
    Local at(double[] point);

    /**
     * A function near a point.
     *
     * @param value its value, but for a constant
     * @param gradient its first derivatives
     * @param information what the results are expected to tell about the coordinates there (Fisher's information)
     * @param curvature the negated second derivatives, as far as they are sure to be positive definite; for Newton's method
     */
    record Local(double value, double[] gradient, double[][] information, double[][] curvature) {}

    /** Sums up a function term by term. */
    final class Sums {
        private final double[] gradient;
        private final double[][] information;
        private final double[][] curvature;
        private double value;

        /** @param dimension number of coordinates */
        Sums(int dimension) {
            gradient = new double[dimension];
            information = new double[dimension][dimension];
            curvature = new double[dimension][dimension];
        }

        void addValue(double more) {
            value += more;
        }

        /** A term that depends on coordinate i. */
        void add(int i, double slope, double moreInformation, double moreCurvature) {
            gradient[i] += slope;
            information[i][i] += moreInformation;
            curvature[i][i] += moreCurvature;
        }

        /** A term that depends on coordinate i minus coordinate j. */
        void addDifference(int i, int j, double slope, double moreInformation, double moreCurvature) {
            add(i, slope, moreInformation, moreCurvature);
            add(j, -slope, moreInformation, moreCurvature);
            addMixed(i, j, -moreInformation, -moreCurvature);
        }

        /** A term that depends on coordinate i minus coordinate j plus coordinate k. */
        void addDifferencePlus(int i, int j, int k, double slope, double moreInformation, double moreCurvature) {
            addDifference(i, j, slope, moreInformation, moreCurvature);
            add(k, slope, moreInformation, moreCurvature);
            addMixed(i, k, moreInformation, moreCurvature);
            addMixed(j, k, -moreInformation, -moreCurvature);
        }

        private void addMixed(int i, int j, double moreInformation, double moreCurvature) {
            information[i][j] += moreInformation;
            information[j][i] += moreInformation;
            curvature[i][j] += moreCurvature;
            curvature[j][i] += moreCurvature;
        }

        Local local() {
            return new Local(value, gradient, information, curvature);
        }
    }
}
