package org.shbangzero.evaluate.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.random.MersenneTwister;
import org.apache.commons.math3.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.evaluate.stats.Sprt.Scale;
import org.shbangzero.evaluate.stats.Sprt.Verdict;

/** Simulated sequential tests: do their error rates hold where a hypothesis is just true? */
class SprtErrorRatesTest {
    private static final double ALPHA = 0.05;
    private static final double BETA = 0.1;
    private static final int TESTS = 300;

    /** Pairs between two looks at the results. */
    private static final int STRIDE = 2;

    private static final int MOST_PAIRS = 4000;

    private static double tolerance(double rate) {
        return 3 * Math.sqrt(rate * (1 - rate) / TESTS);
    }

    @ParameterizedTest
    @CsvSource({
        "LOGISTIC, 0.001, 0",
        "LOGISTIC, 0.5, 0",
        "LOGISTIC, 0.3, 200",
        "NORMALISED, 0.001, 0",
        "NORMALISED, 0.5, 0",
        "NORMALISED, 0.3, 200",
    })
    void errorRatesHoldOnPairs(Scale scale, double drawShare, double openingBias) {
        Sprt sprt = new Sprt(scale, -30, 40, ALPHA, BETA);

        assertErrorRates(
                sprt,
                drawShare,
                openingBias,
                results -> sprt.logLikelihoodRatio(results.pairs(1, 0).pentanomial()));
    }

    @ParameterizedTest
    @CsvSource({"LOGISTIC, 0.001", "LOGISTIC, 0.5", "NORMALISED, 0.001", "NORMALISED, 0.5"})
    void errorRatesHoldOnIndependentGames(Scale scale, double drawShare) {
        Sprt sprt = new Sprt(scale, -30, 40, ALPHA, BETA);

        assertErrorRates(sprt, drawShare, 0, results -> sprt.logLikelihoodRatio(results.games(1, 0)));
    }

    private static void assertErrorRates(
            Sprt sprt, double drawShare, double openingBias, ToDoubleFunction<PoolResults> ratio) {
        SimulatedPool underH0 = players(sprt.scale(), sprt.elo0(), drawShare, openingBias);
        SimulatedPool underH1 = players(sprt.scale(), sprt.elo1(), drawShare, openingBias);

        double wronglyAccepted = shareOfH1(sprt, underH0, ratio);
        double wronglyRefused = 1 - shareOfH1(sprt, underH1, ratio);

        assertThat(wronglyAccepted).isLessThanOrEqualTo(ALPHA + tolerance(ALPHA));
        assertThat(wronglyRefused).isLessThanOrEqualTo(BETA + tolerance(BETA));
        assertThat(wronglyAccepted + wronglyRefused).isPositive();
    }

    /** Two players of whom 1 is stronger by as much as said, on the test's own scale. */
    private static SimulatedPool players(Scale scale, double elo, double drawShare, double openingBias) {
        double lead = new BrentSolver(1e-3)
                .solve(100, candidate -> measured(scale, pool(candidate, drawShare, openingBias)) - elo, -400, 400);
        return pool(lead, drawShare, openingBias);
    }

    private static SimulatedPool pool(double lead, double drawShare, double openingBias) {
        return new SimulatedPool(new double[] {0, lead}, drawShare, 0, openingBias);
    }

    private static double measured(Scale scale, SimulatedPool pool) {
        Pentanomial pairs = pool.expectedPairs(1, 0, 1).pentanomial();
        return scale == Scale.LOGISTIC ? Elo.fromScore(pairs.score()) : Elo.normalised(pairs);
    }

    private static double shareOfH1(Sprt sprt, SimulatedPool pool, ToDoubleFunction<PoolResults> ratio) {
        RandomGenerator random = new MersenneTwister(99);
        int accepted = 0;
        for (int test = 0; test < TESTS; test++) {
            PoolResults results = new PoolResults(2);
            Verdict verdict = Verdict.CONTINUE;
            for (int pair = 1; verdict == Verdict.CONTINUE && pair <= MOST_PAIRS; pair++) {
                pool.playPair(results, 1, 0, random);
                verdict = pair % STRIDE == 0 ? sprt.verdict(ratio.applyAsDouble(results)) : verdict;
            }
            assertThat(verdict).isNotEqualTo(Verdict.CONTINUE);
            accepted += verdict == Verdict.ACCEPT_H1 ? 1 : 0;
        }
        return (double) accepted / TESTS;
    }
}
