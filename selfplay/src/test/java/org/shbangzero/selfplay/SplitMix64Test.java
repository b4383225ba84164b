package org.shbangzero.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;

class SplitMix64Test {
    private static final int DRAWS = 200_000;

    /** The published reference output for seed 1234567. */
    @Test
    void givesTheKnownSequence() {
        SplitMix64 random = new SplitMix64(1234567);
        assertThat(random.nextLong()).isEqualTo(6457827717110365317L);
        assertThat(random.nextLong()).isEqualTo(3203168211198807973L);
        random.reseed(1234567);
        assertThat(random.nextLong()).isEqualTo(6457827717110365317L);
    }

    @Test
    void distributionsHaveTheirMeans() {
        SplitMix64 random = new SplitMix64(5);
        double eulerGamma = 0.5772;
        assertThat(mean(random::nextGumbel)).isCloseTo(eulerGamma, within(0.02));
        assertThat(mean(random::nextGaussian)).isCloseTo(0, within(0.02));
        assertThat(mean(() -> random.nextGamma(0.3))).isCloseTo(0.3, within(0.02));
        assertThat(mean(() -> random.nextGamma(4))).isCloseTo(4, within(0.04));
        assertThat(mean(() -> random.nextInt(7))).isCloseTo(3, within(0.03));
    }

    private static double mean(DoubleSupplier draw) {
        double sum = 0;
        for (int i = 0; i < DRAWS; i++) {
            sum += draw.getAsDouble();
        }
        return sum / DRAWS;
    }

    @Test
    void derivedSeedsDiffer() {
        Set<Long> seeds = new HashSet<>();
        for (long seed = 0; seed < 100; seed++) {
            for (long part = 0; part < 100; part++) {
                seeds.add(SplitMix64.derive(seed, part));
            }
        }
        assertThat(seeds).hasSize(10_000);
    }
}
