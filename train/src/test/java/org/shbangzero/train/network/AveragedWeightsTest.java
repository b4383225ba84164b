package org.shbangzero.train.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class AveragedWeightsTest {
    @Test
    void averagesEveryWeightAndRunningStatistic() {
        PolicyValueNetwork network = TestNetworks.network();
        float[] old = network.parameters();
        AveragedWeights average = new AveragedWeights(network.copy(), network, 0.75);
        train(network);
        float[] current = network.parameters();
        average.update(1_000_000);
        float[] actual = average.network().parameters();
        for (int i = 0; i < actual.length; i++) {
            assertThat(actual[i]).isCloseTo(0.75f * old[i] + 0.25f * current[i], within(1e-6f));
        }
        for (FlatParameters.Slice slice : FlatParameters.slices(network.graph())) {
            boolean same = actual[slice.offset()] == old[slice.offset()];
            assertThat(same && slice.isRunningStatistic()).as(slice.name()).isFalse();
        }
    }

    @Test
    void followsFasterAtTheStart() {
        PolicyValueNetwork network = TestNetworks.network();
        float[] old = network.parameters();
        AveragedWeights average = new AveragedWeights(network.copy(), network, 0.999);
        train(network);
        average.update(0);
        float[] actual = average.network().parameters();
        assertThat(actual[0]).isCloseTo(0.1f * old[0] + 0.9f * network.parameters()[0], within(1e-6f));
    }

    @Test
    void refusesANetworkOfAnotherShape() {
        NetworkSettings plain = new NetworkSettings(2, 8, false, 8, 2, 16);
        PolicyValueNetwork other = PolicyValueNetwork.create(plain, TestNetworks.LAYOUT, 1);
        PolicyValueNetwork network = TestNetworks.network();
        assertThatThrownBy(() -> new AveragedWeights(other, network, 0.9)).isInstanceOf(IllegalArgumentException.class);
    }

    private static void train(PolicyValueNetwork network) {
        try (NetworkTrainer trainer = new NetworkTrainer(network, TestNetworks.OPTIMIZER, 1, 1)) {
            for (int step = 0; step < 3; step++) {
                trainer.step(TestNetworks.batch(16, step), step);
            }
        }
    }
}
