package org.shbangzero.evaluate.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.apache.commons.math3.random.MersenneTwister;
import org.apache.commons.math3.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.shbangzero.evaluate.stats.PairingPlan.Pairing;

class PairingPlanTest {
    @Test
    void connectsNeighboursFirst() {
        assertThat(PairingPlan.of(new PoolResults(4), 1, 3))
                .containsExactly(new Pairing(0, 1), new Pairing(1, 2), new Pairing(2, 3));
        assertThat(PairingPlan.of(new PoolResults(4), 3, 2)).containsExactly(new Pairing(2, 3), new Pairing(1, 2));
    }

    @Test
    void connectsGroupsByOnePairing() {
        PoolResults results = new PoolResults(5);
        results.addPair(0, 1, 1, 0);
        results.addPair(3, 4, 0, 0);
        results.addPair(2, 4, 1, -1);

        assertThat(PairingPlan.of(results, 0, 1)).containsExactly(new Pairing(1, 2));
        PoolResults connected = results.only((first, second) -> true);
        connected.addPair(1, 2, 1, 1);
        assertThat(PairingPlan.of(connected, 0, 30)).hasSize(30).isEqualTo(PairingPlan.of(connected, 0, 30));
    }

    @Test
    void plansNothingWhereNobodyCanMeet() {
        assertThat(PairingPlan.of(new PoolResults(1), 0, 10)).isEmpty();
        assertThat(PairingPlan.of(new PoolResults(2), 0, 0)).isEmpty();
        assertThat(PairingPlan.of(new PoolResults(2), 0, 2)).containsExactly(new Pairing(0, 1), new Pairing(0, 1));
        assertThatThrownBy(() -> PairingPlan.of(new PoolResults(2), 2, 1)).hasMessageContaining("anchor");
    }

    @Test
    void eachPairingIsTheBestOfAll() {
        double[][] information = {{0, 2, 0, 1}, {2, 0, 3, 0}, {0, 3, 0, 0.5}, {1, 0, 0.5, 0}};
        LeadCovariance covariance = LeadCovariance.of(information, 2);
        double before = covariance.sumOfVariances();

        double gain = covariance.gain(1, 3, 0.4);
        covariance.add(1, 3, 0.4);
        information[1][3] += 0.4;
        information[3][1] += 0.4;

        assertThat(covariance.sumOfVariances()).isCloseTo(before - gain, within(1e-12));
        assertThat(covariance.sumOfVariances())
                .isCloseTo(LeadCovariance.of(information, 2).sumOfVariances(), within(1e-12));
    }

    /** Two leads over the anchor by independent games have the variances of these games. */
    @Test
    void varianceIsTheInverseOfInformation() {
        double[][] star = {{0, 4, 5}, {4, 0, 0}, {5, 0, 0}};

        assertThat(LeadCovariance.of(star, 0).sumOfVariances()).isCloseTo(1 / 4.0 + 1 / 5.0, within(1e-12));
        assertThat(LeadCovariance.of(star, 1).sumOfVariances()).isCloseTo(1 / 4.0 + (1 / 4.0 + 1 / 5.0), within(1e-12));
    }

    @Test
    void avoidsGamesWhoseResultIsKnown() {
        PoolResults results = new PoolResults(3);
        for (int pair = 0; pair < 20; pair++) {
            results.addPair(1, 0, 1, pair % 2);
            results.addPair(2, 0, 1, pair == 0 ? 0 : 1);
            results.addPair(2, 1, 1, -pair % 2);
        }
        List<Pairing> plan = PairingPlan.of(results, 0, 20);

        assertThat(plan).contains(new Pairing(1, 2)).doesNotContain(new Pairing(0, 2));
    }

    @Test
    void ratesBetterThanARoundRobinOfAsManyPairs() {
        SimulatedPool pool = new SimulatedPool(new double[] {0, 150, 300, 450, 600, 750, 900, 1050}, 0.2, 30, 50);
        int rounds = 5;
        RandomGenerator random = new MersenneTwister(11);
        double planned = 0;
        double roundRobin = 0;
        for (int run = 0; run < 10; run++) {
            PoolResults byPlan = new PoolResults(8);
            PoolResults everybody = new PoolResults(8);
            for (int round = 0; round < rounds; round++) {
                for (Pairing pairing : PairingPlan.of(byPlan, 0, 28)) {
                    pool.playPair(byPlan, pairing.first(), pairing.second(), random);
                }
                for (int first = 0; first < 8; first++) {
                    for (int second = first + 1; second < 8; second++) {
                        pool.playPair(everybody, first, second, random);
                    }
                }
            }
            planned += meanWidth(byPlan);
            roundRobin += meanWidth(everybody);
        }
        assertThat(planned / roundRobin).isLessThan(0.9);
    }

    private static double meanWidth(PoolResults results) {
        return Ratings.of(results, 0, 0).players().stream()
                .mapToDouble(rating -> rating.difference().difference().upper()
                        - rating.difference().difference().lower())
                .average()
                .orElseThrow();
    }
}
