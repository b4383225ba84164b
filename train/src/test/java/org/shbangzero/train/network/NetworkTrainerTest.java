package org.shbangzero.train.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;
import org.shbangzero.train.network.layer.LossSums;
import org.shbangzero.train.network.layer.PolicyTargets;
import org.shbangzero.train.network.layer.ValueTargets;

class NetworkTrainerTest {
    @TempDir
    Path folder;

    @Test
    void sameSeedsGiveTheSameBits() {
        assertThat(trained(2, 3)).isEqualTo(trained(2, 3));
    }

    @Test
    void twoReplicasOnTheSameHalvesGiveTheGradientOfOne() {
        // Batch normalisation sees each replica's part on its own: only equal parts give equal statistics.
        TrainingBatch half = TestNetworks.batch(8, 1);
        TrainingBatch twice = twice(half);
        PolicyValueNetwork one = TestNetworks.network();
        PolicyValueNetwork two = TestNetworks.network();
        try (ReplicatedGradient single = new ReplicatedGradient(one, 1);
                ReplicatedGradient pair = new ReplicatedGradient(two, 2)) {
            float[] expected = single.compute(half, 0.7).flat();
            ReplicatedGradient.Result result = pair.compute(twice, 0.7);
            float largest = 0;
            for (float value : expected) {
                largest = Math.max(largest, Math.abs(value));
            }
            for (int i = 0; i < expected.length; i++) {
                assertThat(result.flat()[i]).isCloseTo(expected[i], within(1e-5f * largest));
            }
        }
    }

    @Test
    void savingAndLoadingChangesNothing() throws IOException {
        float[] expected = trained(2, 4);
        try (PolicyAndTrainer first = new PolicyAndTrainer(2)) {
            first.steps(3);
            first.trainer.save(folder.resolve("model.zip"));
        }
        Path file = folder.resolve("model.zip");
        try (NetworkTrainer trainer = NetworkTrainer.load(file, TestNetworks.LAYOUT, TestNetworks.OPTIMIZER, 1, 2)) {
            trainer.step(TestNetworks.batch(16, 3), 3);
            assertThat(trainer.network().parameters()).isEqualTo(expected);
        }
    }

    @Test
    void aLoadedNetworkEvaluatesTheSame() throws IOException {
        try (PolicyAndTrainer first = new PolicyAndTrainer(1)) {
            first.steps(3);
            NetworkFiles.save(first.network, folder.resolve("ema.zip"));
            PolicyValueNetwork loaded = NetworkFiles.load(folder.resolve("ema.zip"), TestNetworks.LAYOUT);
            float[] planes = TestNetworks.batch(4, 5).planes();
            assertThat(loaded.evaluate(planes).logits())
                    .isEqualTo(first.network.evaluate(planes).logits());
            assertThat(loaded.evaluate(planes).wdl())
                    .isEqualTo(first.network.evaluate(planes).wdl());
        }
    }

    @Test
    void aNetworkForAnotherGameIsRefused() throws IOException {
        Path file = folder.resolve("model.zip");
        NetworkFiles.save(TestNetworks.network(), file);
        NetworkLayout other = new NetworkLayout("other", "other-planes-1", 5, "none-policy-1", 3);
        assertThatThrownBy(() -> NetworkFiles.load(file, other))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("other-planes-1")
                .hasMessageContaining("none-planes-1");
        assertThatThrownBy(() -> NetworkFiles.load(folder.resolve("absent.zip"), other))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("absent.zip");
    }

    @Test
    void overfitsRandomPositions() {
        TrainingBatch batch = TestNetworks.batch(32, 1);
        OptimizerSettings fast = new OptimizerSettings(LearningRate.constant(1e-2), 0, false, 5);
        NetworkSettings wide = new NetworkSettings(2, 16, true, 16, 8, 32);
        PolicyValueNetwork network = PolicyValueNetwork.create(wide, TestNetworks.LAYOUT, 7);
        StepReport report = null;
        try (NetworkTrainer trainer = new NetworkTrainer(network, fast, 1, 2)) {
            for (int step = 0; step < 100; step++) {
                report = trainer.step(batch, step);
            }
        }
        assertThat(report.policy().meanLoss()).isLessThan(0.05);
        assertThat(report.policy().accuracy()).isGreaterThan(0.99);
        assertThat(report.value().meanLoss()).isLessThan(0.05);
        // Inference uses the running statistics: they must have followed.
        float[] wdl = network.evaluate(batch.planes()).wdl();
        int right = 0;
        for (int i = 0; i < wdl.length; i++) {
            right += batch.value().wdl()[i] == 1 && wdl[i] > 0.5 ? 1 : 0;
        }
        assertThat(right).isGreaterThan(28);
    }

    @Test
    void aStepThatIsNotFiniteLeavesTheWeightsAndCarriesTheBatch() {
        try (PolicyAndTrainer trainer = new PolicyAndTrainer(2)) {
            trainer.steps(1);
            float[] before = trainer.network.parameters();
            TrainingBatch batch = TestNetworks.batch(16, 9);
            Arrays.fill(batch.planes(), Float.NaN);
            assertThatThrownBy(() -> trainer.trainer.step(batch, 1))
                    .isInstanceOfSatisfying(NonFiniteStepException.class, e -> {
                        assertThat(e.batch()).isSameAs(batch);
                        assertThat(e.step()).isEqualTo(1);
                    });
            assertThat(trainer.network.parameters()).isEqualTo(before);
            assertThat(trainer.trainer.step(TestNetworks.batch(16, 2), 1).gradientNorm())
                    .isFinite();
        }
    }

    @Test
    void rowsWithoutPolicyWeightTrainTheValueOnly() {
        TrainingBatch batch = TestNetworks.batch(16, 1);
        Arrays.fill(batch.policy().weights(), 0);
        try (ReplicatedGradient gradients = new ReplicatedGradient(TestNetworks.network(), 2)) {
            ReplicatedGradient.Result result = gradients.compute(batch, 1);
            assertThat(result.policy()).isEqualTo(LossSums.ZERO);
            assertThat(result.value().meanLoss()).isPositive();
            assertThat(result.norm()).isPositive();
        }
    }

    @Test
    void clippingBoundsTheChangeOfTheWeights() {
        // Adam hides the gradient's scale, so look at the gradient itself.
        try (ReplicatedGradient gradients = new ReplicatedGradient(TestNetworks.network(), 1)) {
            ReplicatedGradient.Result result = gradients.compute(TestNetworks.batch(16, 1), 1);
            float[] before = result.flat().clone();
            List<FlatParameters.Slice> slices =
                    FlatParameters.slices(TestNetworks.network().graph());
            gradients.scale(0.5f);
            for (FlatParameters.Slice slice : slices) {
                float factor = slice.isRunningStatistic() ? 1 : 0.5f;
                assertThat(result.flat()[slice.offset()]).isEqualTo(factor * before[slice.offset()]);
            }
        }
    }

    /** The weights after some steps on given batches. */
    private static float[] trained(int replicas, int steps) {
        try (PolicyAndTrainer trainer = new PolicyAndTrainer(replicas)) {
            trainer.steps(steps);
            return trainer.network.parameters();
        }
    }

    private static TrainingBatch twice(TrainingBatch half) {
        PolicyTargets policy = half.policy();
        int rows = half.size();
        int moves = policy.starts()[rows];
        int[] starts = new int[2 * rows + 1];
        for (int i = 0; i <= 2 * rows; i++) {
            starts[i] = i <= rows ? policy.starts()[i] : moves + policy.starts()[i - rows];
        }
        int[] indices = new int[2 * moves];
        System.arraycopy(policy.indices(), 0, indices, 0, moves);
        System.arraycopy(policy.indices(), 0, indices, moves, moves);
        return new TrainingBatch(
                twice(half.planes(), half.planes().length),
                new PolicyTargets(starts, indices, twice(policy.probabilities(), moves), twice(policy.weights(), rows)),
                new ValueTargets(
                        twice(half.value().wdl(), 3 * rows), twice(half.value().weights(), rows)));
    }

    private static float[] twice(float[] values, int n) {
        float[] both = new float[2 * n];
        System.arraycopy(values, 0, both, 0, n);
        System.arraycopy(values, 0, both, n, n);
        return both;
    }

    private static final class PolicyAndTrainer implements AutoCloseable {
        final PolicyValueNetwork network = TestNetworks.network();
        final NetworkTrainer trainer;

        PolicyAndTrainer(int replicas) {
            trainer = new NetworkTrainer(network, TestNetworks.OPTIMIZER, 1, replicas);
        }

        void steps(int count) {
            for (int step = 0; step < count; step++) {
                trainer.step(TestNetworks.batch(16, step), step);
            }
        }

        @Override
        public void close() {
            trainer.close();
        }
    }
}
