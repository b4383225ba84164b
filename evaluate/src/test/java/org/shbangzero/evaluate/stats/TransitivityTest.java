package org.shbangzero.evaluate.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.random.MersenneTwister;
import org.apache.commons.math3.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class TransitivityTest {
    /** Numbers 0 to 4 are checkpoints, 5 and 6 anchors. */
    private static final List<Integer> CHECKPOINTS = List.of(0, 1, 2, 3, 4);

    private static final List<Integer> ANCHORS = List.of(5, 6);

    /** Each checkpoint beats the one before by {@code step}, and is {@code gain} better than it against anchors. */
    private static PoolResults play(double step, double gain, RandomGenerator random) {
        SimulatedPool steps =
                new SimulatedPool(new double[] {0, step, 2 * step, 3 * step, 4 * step, 0, 0}, 0.2, 20, 60);
        SimulatedPool others =
                new SimulatedPool(new double[] {0, gain, 2 * gain, 3 * gain, 4 * gain, 0, 80}, 0.2, 20, 60);
        PoolResults results = new PoolResults(7);
        for (int pair = 0; pair < 25; pair++) {
            for (int checkpoint : CHECKPOINTS) {
                if (checkpoint > 0) {
                    steps.playPair(results, checkpoint, checkpoint - 1, random);
                }
                others.playPair(results, checkpoint, 5, random);
                others.playPair(results, 6, checkpoint, random);
            }
        }
        return results;
    }

    private static double shareOfWarnings(double step, double gain, int runs) {
        RandomGenerator random = new MersenneTwister(3);
        int warnings = 0;
        for (int run = 0; run < runs; run++) {
            Transitivity found = Transitivity.of(play(step, gain, random), CHECKPOINTS, ANCHORS)
                    .orElseThrow();
            warnings += found.stepsOverstate() ? 1 : 0;
        }
        return (double) warnings / runs;
    }

    @Test
    void warnsWhereGainsDoNotShowAgainstAnchors() {
        assertThat(shareOfWarnings(80, 0, 40)).isGreaterThan(0.8);
    }

    @Test
    void seldomWarnsWhereTheyDo() {
        assertThat(shareOfWarnings(40, 40, 200)).isLessThan(0.06);
        assertThat(shareOfWarnings(0, 0, 50)).isLessThan(0.1);
        assertThat(shareOfWarnings(10, 60, 40)).isZero();
    }

    @Test
    void measuresBothLeads() {
        Transitivity found = Transitivity.of(play(60, 20, new MersenneTwister(8)), CHECKPOINTS, ANCHORS)
                .orElseThrow();

        assertThat(found.stepByStep().difference().contains(240)).isTrue();
        assertThat(found.againstAnchors().difference().contains(80)).isTrue();
        assertThat(found.excess().difference().estimate())
                .isCloseTo(
                        found.stepByStep().difference().estimate()
                                - found.againstAnchors().difference().estimate(),
                        within(1e-9));
        assertThat(found.excess().difference().contains(160)).isTrue();
    }

    @Test
    void aSweepOfTheAnchorsTellsNothing() {
        PoolResults results = new PoolResults(3);
        for (int pair = 0; pair < 200; pair++) {
            results.addPair(1, 0, 1, 0);
            results.addPair(0, 2, 1, 1);
            results.addPair(1, 2, 1, 1);
        }
        Transitivity found = Transitivity.of(results, List.of(0, 1), List.of(2)).orElseThrow();

        assertThat(found.excess()).hasToString("unknown");
        assertThat(found.stepsOverstate()).isFalse();
    }

    @Test
    void theFirstCheckpointMayBeTheAnchor() {
        PoolResults results = new PoolResults(3);
        for (int pair = 0; pair < 40; pair++) {
            results.addPair(1, 0, 1, pair % 2);
            results.addPair(2, 1, 1, pair % 2);
            results.addPair(2, 0, pair % 2, -pair % 2);
        }
        Transitivity found =
                Transitivity.of(results, List.of(0, 1, 2), List.of(0)).orElseThrow();

        assertThat(found.againstAnchors().difference().estimate()).isCloseTo(0, within(1e-6));
        assertThat(found.stepsOverstate()).isTrue();
    }

    @Test
    void needsGamesOfBothKinds() {
        PoolResults results = new PoolResults(4);
        results.addPair(1, 0, 1, 1);
        results.addPair(3, 0, 1, 1);

        assertThat(Transitivity.of(results, List.of(0, 1), List.of(3))).isEmpty();
        results.addPair(3, 1, 1, 0);
        assertThat(Transitivity.of(results, List.of(0, 1), List.of(3))).isPresent();
        assertThat(Transitivity.of(results, List.of(0, 2), List.of(3))).isEqualTo(Optional.empty());
        assertThatThrownBy(() -> Transitivity.of(results, List.of(1), List.of(3)))
                .hasMessageContaining("two different checkpoints");
    }
}
