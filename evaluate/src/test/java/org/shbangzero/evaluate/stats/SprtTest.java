package org.shbangzero.evaluate.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.stats.Sprt.Scale;
import org.shbangzero.evaluate.stats.Sprt.Verdict;

class SprtTest {
    /** Counts and ratios as published in fastchess's sprt_test.cpp, which allows 1 % of difference. */
    @ParameterizedTest
    @CsvSource({
        "NORMALISED, 0, 2, 36433, 68692, 36027, 0.92",
        "NORMALISED, -1.75, 0.25, 10871, 20431, 10650, 2.30",
        "NORMALISED, 0, 10, 4250, 0, 0, 120.56",
        "LOGISTIC, 0.5, 2.5, 21404, 40708, 21184, -1.57",
        "LOGISTIC, 0, 2, 57433, 106593, 57030, -2.59",
    })
    void agreesWithFastchessOnGames(Scale scale, double elo0, double elo1, int w, int d, int l, double expected) {
        Sprt sprt = new Sprt(scale, elo0, elo1, 0.05, 0.05);

        assertThat(sprt.logLikelihoodRatio(new Trinomial(w, d, l)))
                .isCloseTo(expected, within(0.01 * Math.abs(expected)));
    }

    @ParameterizedTest
    @CsvSource({
        "NORMALISED, 0, 2, 365, 16618, 36229, 16974, 390, 2.25",
        "NORMALISED, -1.75, 0.25, 127, 4883, 10712, 5150, 104, 3.01",
        "NORMALISED, 0, 5, 0, 0, 0, 0, 5550, 111.82",
        "LOGISTIC, 0.5, 2.5, 223, 9863, 21279, 10037, 246, -3.07",
        "LOGISTIC, 0, 2, 871, 26175, 55983, 26678, 821, -4.98",
    })
    void agreesWithFastchessOnPairs(
            Scale scale, double elo0, double elo1, int ll, int ld, int even, int wd, int ww, double expected) {
        Sprt sprt = new Sprt(scale, elo0, elo1, 0.05, 0.05);

        assertThat(sprt.logLikelihoodRatio(new Pentanomial(ll, ld, even, wd, ww)))
                .isCloseTo(expected, within(0.01 * Math.abs(expected)));
    }

    /** Counts and ratios as published in racetrack's sprt_tests.rs, which allows 0.01 of difference. */
    @ParameterizedTest
    @CsvSource({
        "0, 5, 440, 2910, 5170, 2888, 455, -2.27",
        "0, 5, 142, 620, 1122, 699, 188, 2.99",
        "-5, 0, 349, 1561, 3340, 1604, 359, 2.90",
        "-5, 0, 98, 382, 674, 369, 71, -1.11",
    })
    void agreesWithRacetrackOnPairs(
            double elo0, double elo1, int ll, int ld, int even, int wd, int ww, double expected) {
        Sprt sprt = new Sprt(Scale.NORMALISED, elo0, elo1, 0.05, 0.1);

        assertThat(sprt.logLikelihoodRatio(new Pentanomial(ll, ld, even, wd, ww)))
                .isCloseTo(expected, within(0.01));
    }

    @Test
    void boundsAreWaldsAndDecide() {
        Sprt sprt = new Sprt(Scale.LOGISTIC, 0, 10, 0.05, 0.1);

        assertThat(sprt.lowerBound()).isCloseTo(Math.log(0.1 / 0.95), within(1e-12));
        assertThat(sprt.upperBound()).isCloseTo(Math.log(0.9 / 0.05), within(1e-12));
        assertThat(sprt.verdict(sprt.upperBound())).isEqualTo(Verdict.ACCEPT_H1);
        assertThat(sprt.verdict(sprt.lowerBound())).isEqualTo(Verdict.ACCEPT_H0);
        assertThat(sprt.verdict(0)).isEqualTo(Verdict.CONTINUE);
    }

    @ParameterizedTest
    @CsvSource({
        "0,0,0,0,0",
        "1,0,0,0,0",
        "0,0,0,0,1",
        "0,0,1,0,0",
        "0,0,100000,0,0",
        "500,0,0,0,0",
        "0,0,0,0,500",
        "1,0,0,0,1",
        "0,3,0,0,0",
        "0,0,0,7,0",
        "0,0,1000000,0,1"
    })
    void oneSidedAndEmptyOutcomesGiveFiniteNumbers(int ll, int ld, int even, int wd, int ww) {
        Pentanomial pairs = new Pentanomial(ll, ld, even, wd, ww);
        for (Scale scale : Scale.values()) {
            for (double elo0 : new double[] {-200, -50, -3, 0, 5, 100}) {
                for (double width : new double[] {0.5, 5, 100}) {
                    Sprt sprt = new Sprt(scale, elo0, elo0 + width, 0.05, 0.05);

                    assertThat(sprt.logLikelihoodRatio(pairs))
                            .as("%s %s %s", scale, elo0, width)
                            .isFinite();
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"-10, 10", "-5, 15", "0, 10"})
    void viewsOfBothPlayersAreOpposite(double elo0, double elo1) {
        Pentanomial pairs = new Pentanomial(3, 14, 40, 22, 9);
        for (Scale scale : Scale.values()) {
            double mine = new Sprt(scale, elo0, elo1, 0.05, 0.05).logLikelihoodRatio(pairs);
            double theirs = new Sprt(scale, -elo1, -elo0, 0.05, 0.05).logLikelihoodRatio(pairs.reversed());

            assertThat(mine).isCloseTo(-theirs, within(1e-6));
        }
    }

    @Test
    void aSweepEndsTheTestEitherWay() {
        Sprt sprt = new Sprt(Scale.LOGISTIC, 0, 50, 0.05, 0.05);

        assertThat(sprt.verdict(sprt.logLikelihoodRatio(new Pentanomial(0, 0, 0, 0, 50))))
                .isEqualTo(Verdict.ACCEPT_H1);
        assertThat(sprt.verdict(sprt.logLikelihoodRatio(new Pentanomial(50, 0, 0, 0, 0))))
                .isEqualTo(Verdict.ACCEPT_H0);
        assertThat(sprt.verdict(sprt.logLikelihoodRatio(new Pentanomial(0, 0, 50, 0, 0))))
                .isEqualTo(Verdict.ACCEPT_H0);
    }

    @Test
    void refusesTestsThatCannotWork() {
        assertThatThrownBy(() -> new Sprt(Scale.LOGISTIC, 5, 5, 0.05, 0.05))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("elo0 must be less than elo1");
        assertThatThrownBy(() -> new Sprt(Scale.LOGISTIC, Double.NaN, 5, 0.05, 0.05))
                .isInstanceOf(InputException.class);
        assertThatThrownBy(() -> new Sprt(Scale.LOGISTIC, 0, 5, 0, 0.05))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("alpha and beta");
        assertThatThrownBy(() -> new Sprt(Scale.LOGISTIC, 0, 5, 0.5, 0.5)).isInstanceOf(InputException.class);
    }
}
