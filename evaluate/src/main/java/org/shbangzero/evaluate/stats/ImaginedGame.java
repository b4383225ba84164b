package org.shbangzero.evaluate.stats;

/** A game that is half won and half lost: what it adds to a log-likelihood, as a function of the lead in natural units. */
final class ImaginedGame {
    private ImaginedGame() {}

    static double value(double lead) {
        return -Math.abs(lead) / 2 - Math.log1p(Math.exp(-Math.abs(lead)));
    }

    static double slope(double lead) {
        return -Math.tanh(lead / 2) / 2;
    }

    static double information(double lead) {
        double cosh = Math.cosh(lead / 2);
        return 1 / (4 * cosh * cosh);
    }
}
