package org.shbangzero.evaluate.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.commons.math3.random.MersenneTwister;
import org.apache.commons.math3.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Simulated matches between players of known strength: do the intervals cover the truth at their stated rate? */
class CoverageTest {
    private static final int MATCHES = 2000;

    /** One pair between players of known strength; the opening favours White or Black at random. */
    private record Players(double elo, double drawElo, double openingBias) {
        private Pentanomial playPair(Pentanomial before, RandomGenerator random) {
            double bias = random.nextBoolean() ? openingBias : -openingBias;
            return before.plus(play(elo + bias, random), play(elo - bias, random));
        }

        private int play(double advantage, RandomGenerator random) {
            double u = random.nextDouble();
            if (u < winProbability(advantage)) {
                return 1;
            }
            return u < 1 - winProbability(-advantage) ? 0 : -1;
        }

        private double winProbability(double advantage) {
            return Elo.toScore(advantage - drawElo);
        }

        private double expectedScore() {
            return (expectedGame(elo + openingBias) + expectedGame(elo - openingBias)) / 2;
        }

        private double expectedGame(double advantage) {
            return 0.5 + 0.5 * (winProbability(advantage) - winProbability(-advantage));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 10", "0, 0, 0, 50", "0, 200, 0, 50", "0, 600, 0, 50", "30, 100, 200, 50", "100, 100, 0, 25",
        "100, 0, 400, 50", "300, 100, 0, 50", "300, 0, 0, 10", "600, 0, 0, 50", "-300, 300, 100, 200",
                "20, 100, 50, 500"
    })
    void intervalsCoverTheTruthAtTheirStatedRate(double elo, double drawElo, double openingBias, int pairs) {
        Players players = new Players(elo, drawElo, openingBias);
        RandomGenerator random = new MersenneTwister(20240);
        int covered = 0;
        for (int match = 0; match < MATCHES; match++) {
            Pentanomial results = Pentanomial.EMPTY;
            for (int pair = 0; pair < pairs; pair++) {
                results = players.playPair(results, random);
            }
            if (Score.of(results).contains(players.expectedScore())) {
                covered++;
            }
        }
        assertThat((double) covered / MATCHES).isBetween(0.93, 0.99);
    }
}
