package org.shbangzero.evaluate.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.apache.commons.math3.random.MersenneTwister;
import org.apache.commons.math3.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Simulated pools of players of known strength: do the ratings find the truth, and do the intervals cover it at their stated rate?
 */
class PoolCoverageTest {
    private static final int POOLS = 300;

    /** Who plays whom, and how. */
    private record Setting(String name, SimulatedPool pool, int[][] pairs) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Stream<Setting> settings() {
        return Stream.of(
                new Setting("two players", pool(0.001, 0, 0, 100), roundRobin(2, 10)),
                new Setting("3 pairs each", pool(0.3, 200, 0, 50, 200, 450), roundRobin(4, 3)),
                new Setting("no draws", pool(0.001, 0, 0, 50, 200, 450), roundRobin(4, 10)),
                new Setting("many draws", pool(0.7, 0, 0, 50, 200, 450), roundRobin(4, 10)),
                new Setting("biased openings", pool(0.3, 400, 0, 50, 200, 450), roundRobin(4, 10)),
                new Setting("sweeps", pool(0.1, 0, 0, 700, 1100), roundRobin(3, 20)),
                new Setting("neighbours only", pool(0.2, 100, 0, 100, 200, 300, 400, 500), chain(6, 10)),
                new Setting(
                        "unequal numbers",
                        pool(0.2, 200, 0, 100, 200, 300, 400, 500, 600),
                        gauntlet(5, 10, 20, 40, 3, 80)));
    }

    private static SimulatedPool pool(double drawShare, double openingBias, double... elo) {
        return new SimulatedPool(elo, drawShare, 30, openingBias);
    }

    private static int[][] roundRobin(int players, int pairs) {
        int[][] all = new int[players][players];
        for (int[] row : all) {
            Arrays.fill(row, pairs);
        }
        return all;
    }

    private static int[][] chain(int players, int pairs) {
        int[][] neighbours = new int[players][players];
        for (int player = 0; player + 1 < players; player++) {
            neighbours[player][player + 1] = pairs;
        }
        return neighbours;
    }

    private static int[][] gauntlet(int... pairs) {
        int[][] all = new int[pairs.length + 1][pairs.length + 1];
        System.arraycopy(pairs, 0, all[0], 1, pairs.length);
        return all;
    }

    @ParameterizedTest
    @MethodSource("settings")
    void intervalsCoverTheTruthAtTheirStatedRate(Setting setting) {
        Tally tally = new Tally(setting.pool().trueRatings(setting.pairs()));
        RandomGenerator random = new MersenneTwister(20240);
        for (int run = 0; run < POOLS; run++) {
            tally.add(Ratings.of(setting.pool().play(setting.pairs(), random), 0, 0));
        }
        assertThat(tally.covered()).isBetween(0.935, 0.995);
        assertThat(tally.meanError()).isBetween(-0.1 * tally.meanWidth(), 0.1 * tally.meanWidth());
    }

    /** Who meets whom depends on earlier results, but that must not make the intervals wrong. */
    @Test
    void intervalsCoverTheTruthWherePairingsArePlanned() {
        double[] elo = {0, 100, 150, 300, 500, 800};
        SimulatedPool pool = new SimulatedPool(elo, 0.3, 30, 0);
        Tally tally = new Tally(elo);
        RandomGenerator random = new MersenneTwister(77);
        for (int run = 0; run < POOLS; run++) {
            PoolResults results = new PoolResults(elo.length);
            for (int round = 0; round < 4; round++) {
                for (PairingPlan.Pairing pairing : PairingPlan.of(results, 0, 20)) {
                    pool.playPair(results, pairing.first(), pairing.second(), random);
                }
            }
            tally.add(Ratings.of(results, 0, 0));
        }
        assertThat(tally.covered()).isBetween(0.935, 0.995);
        assertThat(tally.meanError()).isBetween(-0.1 * tally.meanWidth(), 0.1 * tally.meanWidth());
    }

    /** How the ratings over player 0 compare with the truth. */
    private static final class Tally {
        private final double[] truth;
        private int rated;
        private int covered;
        private double errors;
        private double widths;

        private Tally(double[] truth) {
            this.truth = truth;
        }

        private void add(Ratings ratings) {
            for (PlayerRating rating : ratings.players()) {
                if (rating.player() > 0) {
                    Interval interval = rating.difference().difference();
                    rated++;
                    covered += covers(rating.difference(), truth[rating.player()]) ? 1 : 0;
                    errors += interval.estimate() - truth[rating.player()];
                    widths += interval.upper() - interval.lower();
                }
            }
        }

        private static boolean covers(Elo lead, double truth) {
            return (lead.openBelow() || lead.difference().lower() <= truth)
                    && (lead.openAbove() || truth <= lead.difference().upper());
        }

        private double covered() {
            return (double) covered / rated;
        }

        private double meanError() {
            return errors / rated;
        }

        private double meanWidth() {
            return widths / rated;
        }
    }
}
