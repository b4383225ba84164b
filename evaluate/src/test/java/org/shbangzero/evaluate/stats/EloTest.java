package org.shbangzero.evaluate.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloTest {
    /**
     * Counts and numbers as published in fastchess's elo_test.cpp. It uses the symmetric normal interval, which for
     * hundreds of pairs near an even score is Wilson's.
     */
    @ParameterizedTest
    @CsvSource({
        "34, 54, 63, 64, 75, 55.58, 27.65, 57.94",
        "332, 433, 498, 333, 334, -8.64, 10.33, -9.17",
        "7895, 8757, 5685, 568, 9999, -21.04, 2.95, -19.01",
    })
    void agreesWithFastchess(int ll, int ld, int even, int wd, int ww, double elo, double error, double normalised) {
        Pentanomial pairs = new Pentanomial(ll, ld, even, wd, ww);
        Interval difference = Elo.of(pairs).difference();

        assertThat(difference.estimate()).isCloseTo(elo, within(0.01));
        assertThat((difference.upper() - difference.lower()) / 2).isCloseTo(error, within(0.02 * error));
        assertThat(Elo.normalised(pairs)).isCloseTo(normalised, within(0.005 * Math.abs(normalised)));
    }

    @Test
    void likelihoodOfSuperiorityAgreesWithFastchess() {
        assertThat(Score.likelihoodOfSuperiority(new Pentanomial(332, 433, 498, 333, 334)))
                .isCloseTo(0.0505, within(0.0005));
        assertThat(Score.likelihoodOfSuperiority(new Pentanomial(34, 54, 63, 64, 75)))
                .isCloseTo(1, within(0.0001));
    }

    @Test
    void aSweepIsABound() {
        Elo won = Elo.of(new Pentanomial(0, 0, 0, 0, 50));
        Elo lost = Elo.of(new Pentanomial(50, 0, 0, 0, 0));

        assertThat(won.openAbove()).isTrue();
        assertThat(won.openBelow()).isFalse();
        assertThat(won.difference().lower()).isBetween(500.0, 600.0);
        assertThat(won).hasToString("> +558");
        assertThat(lost).hasToString("< -558");
        assertThat(lost.difference().estimate()).isCloseTo(-won.difference().estimate(), within(1e-6));
    }

    @Test
    void nothingPlayedIsUnknown() {
        assertThat(Elo.of(Pentanomial.EMPTY)).hasToString("unknown");
        assertThat(Elo.of(Pentanomial.EMPTY).difference().estimate()).isZero();
        assertThat(Elo.normalised(Pentanomial.EMPTY)).isZero();
    }

    @Test
    void everySmallMatchHasFiniteNumbers() {
        for (int code = 0; code < 4 * 4 * 4 * 4 * 4; code++) {
            Pentanomial pairs = new Pentanomial(code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6 & 3, code >> 8 & 3);
            Elo elo = Elo.of(pairs);

            assertThat(elo.difference().estimate()).as("%s", pairs).isFinite();
            assertThat(elo.difference().lower()).isBetween(-4000.0, 4000.0);
            assertThat(elo.difference().upper()).isBetween(-4000.0, 4000.0);
            assertThat(Elo.normalised(pairs)).isFinite();
            assertThat(Score.likelihoodOfSuperiority(pairs)).isBetween(0.0, 1.0);
        }
    }

    /** Two pairs say little, and their Elo must not say more than their score. */
    @Test
    void theIntervalIsThatOfTheScoreHoweverFewTheGames() {
        Pentanomial pairs = new Pentanomial(1, 0, 1, 0, 0);
        Interval score = Score.of(pairs);
        Interval difference = Elo.of(pairs).difference();

        assertThat(score.lower()).isBetween(0.0001, 0.01);
        assertThat(Elo.toScore(difference.lower())).isCloseTo(score.lower(), within(1e-9));
        assertThat(Elo.toScore(difference.upper())).isCloseTo(score.upper(), within(1e-9));
    }

    @Test
    void isOppositeForTheOtherPlayer() {
        Pentanomial pairs = new Pentanomial(2, 7, 11, 9, 8);
        Interval mine = Elo.of(pairs).difference();
        Interval theirs = Elo.of(pairs.reversed()).difference();

        assertThat(mine.estimate()).isCloseTo(-theirs.estimate(), within(1e-9));
        assertThat(mine.lower()).isCloseTo(-theirs.upper(), within(1e-9));
        assertThat(Elo.of(pairs)).hasToString("+67 [-4, +137]");
    }

    @Test
    void convertsToScoreAndBack() {
        assertThat(Elo.toScore(0)).isEqualTo(0.5);
        assertThat(Elo.toScore(400)).isCloseTo(10 / 11.0, within(1e-12));
        assertThat(Elo.fromScore(Elo.toScore(-123))).isCloseTo(-123, within(1e-9));
    }
}
