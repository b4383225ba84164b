package org.shbangzero.evaluate.stats;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The likelihood of a connected group of players at its maximum, with strengths measured from one of them, the reference.
 * Intervals hold ν at its estimate, which tells nothing about leads (see {@link GameModel}).
 */
final class PoolModel {
    private final List<Integer> group;
    private final PoolLikelihood likelihood;
    private final PoolFit fit;

    /** Coordinates of the leads over the reference, and of White's advantage. */
    private final int[] leads;

    private final double[][] covariance;

    private PoolModel(List<Integer> group, PoolLikelihood likelihood, int reference, double[] start) {
        this.group = group;
        this.likelihood = likelihood;
        int held = group.indexOf(reference);
        leads = IntStream.range(0, likelihood.logNu())
                .filter(coordinate -> coordinate != held)
                .toArray();
        fit = PoolFit.maximise(likelihood, start, withLogNu());
        covariance = fit.covariance(leads);
    }

    /** @param group connected players, {@code reference} among them */
    static PoolModel of(PoolResults results, List<Integer> group, int reference) {
        PoolLikelihood likelihood = new PoolLikelihood(results, group);
        double[] start = new double[likelihood.dimension()];
        start[likelihood.logNu()] = Math.log(2);
        return new PoolModel(group, likelihood, reference, start);
    }

    /** The same with another reference. */
    PoolModel measuredFrom(int reference) {
        double[] start = fit.point().clone();
        for (int member = 0; member < group.size(); member++) {
            start[member] -= fit.point()[group.indexOf(reference)];
        }
        return new PoolModel(group, likelihood, reference, start);
    }

    private int[] withLogNu() {
        int[] all = Arrays.copyOf(leads, leads.length + 1);
        all[leads.length] = likelihood.logNu();
        return all;
    }

    /** The group's players, ascending. */
    List<Integer> group() {
        return group;
    }

    /** A player's lead over the reference, in natural units. */
    double lead(int player) {
        return fit.point()[group.indexOf(player)];
    }

    /** White's advantage, in natural units. */
    double whiteAdvantage() {
        return fit.point()[likelihood.white()];
    }

    double nu() {
        return Math.exp(fit.point()[likelihood.logNu()]);
    }

    /** A player's lead over the reference, who is another, in natural units. */
    Interval leadInterval(int player) {
        return leadIntervalOf(group.indexOf(player));
    }

    /** White's advantage in natural units, in a group with games. */
    Interval whiteAdvantageInterval() {
        return leadIntervalOf(likelihood.white());
    }

    private Interval leadIntervalOf(int coordinate) {
        Dispersion dispersion = Dispersion.ofLead(likelihood, fit, covariance, coordinate);
        QuasiLikelihood scores = new QuasiLikelihood(likelihood, fit.point());
        return new ScoreInterval(scores, fit, coordinate, leads, covariance, dispersion).interval();
    }

    /** Share of draws between equal players, in a group with games. */
    Interval drawShareInterval() {
        int[] alone = {likelihood.logNu()};
        Dispersion dispersion = Dispersion.ofDraws(likelihood, fit);
        Interval logNu = new ScoreInterval(
                        likelihood, fit, likelihood.logNu(), alone, fit.covariance(alone), dispersion)
                .interval();
        return new Interval(share(logNu.estimate()), share(logNu.lower()), share(logNu.upper()));
    }

    private static double share(double logNu) {
        return GameModel.drawShare(Math.exp(logNu));
    }
}
