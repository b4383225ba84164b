package org.shbangzero.train.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;
import org.shbangzero.train.network.layer.PolicyTargets;
import org.shbangzero.train.network.layer.ValueTargets;

/** The gradient of the whole network against the same network in stock layers without oneDNN. All moves are legal here. */
class NetworkAgainstStockTest {
    private static final int ROWS = 6;

    /** Largest difference, as a share of the tensor's largest entry. */
    private static final double TOLERANCE = 5e-5;

    private static final NetworkSettings SETTINGS = new NetworkSettings(2, 8, false, 8, 2, 16);
    private static final NetworkLayout LAYOUT = TestNetworks.LAYOUT;

    private final TrainingBatch batch = batch();

    @AfterEach
    void allowOneDnn() {
        OneDnn.setAllowed(true);
    }

    @Test
    void gradientsAgree() {
        PolicyValueNetwork network = PolicyValueNetwork.create(SETTINGS, LAYOUT, 3);
        // The output weights start tiny; larger ones give every layer a gradient worth comparing.
        network.graph().getParam("policy.logits_W").muli(30);
        network.graph().getParam("value.logits_W").muli(30);
        ComputationGraph stock = StockNetwork.build(SETTINGS, LAYOUT);
        network.graph().paramTable().forEach((name, values) -> stock.getParam(name)
                .assign(values));
        stockGradient(stock);
        try (ReplicatedGradient gradients = new ReplicatedGradient(network, 1)) {
            float[] actual = gradients.compute(batch, 1).flat();
            List<FlatParameters.Slice> slices = FlatParameters.slices(network.graph());
            for (FlatParameters.Slice slice : slices) {
                // Stock gradients are sums over positions; the running statistics' are not.
                double scale = slice.isRunningStatistic() ? 1 : 1.0 / ROWS;
                INDArray ours = Nd4j.createFromArray(Arrays.copyOfRange(actual, slice.offset(), slice.end()));
                assertSame(
                        slice.name(), ours, flat(network, stock, slice.name()).mul(scale));
            }
        }
    }

    /** The stock gradient in the element order of our flat array. */
    private static INDArray flat(PolicyValueNetwork network, ComputationGraph stock, String name) {
        INDArray gradient = stock.gradient().getGradientFor(name);
        INDArray like = network.graph().getParam(name);
        char order = like.rank() == 2 ? 'f' : 'c';
        return Nd4j.toFlattened(order, gradient);
    }

    private void stockGradient(ComputationGraph stock) {
        INDArray policy = Nd4j.create(batch.policy().probabilities(), new long[] {ROWS, LAYOUT.policySize()}, 'c');
        INDArray value = Nd4j.create(batch.value().wdl(), new long[] {ROWS, 3}, 'c');
        stock.setInputs(Nd4j.create(batch.planes(), new long[] {ROWS, LAYOUT.planeCount(), 8, 8}, 'c'));
        stock.setLabels(policy, value);
        OneDnn.setAllowed(false);
        stock.computeGradientAndScore();
        OneDnn.setAllowed(true);
    }

    private static void assertSame(String name, INDArray actual, INDArray expected) {
        double largest = expected.amaxNumber().doubleValue();
        assertThat(largest).as(name).isPositive();
        assertThat(actual.sub(expected.reshape(actual.shape())).amaxNumber().doubleValue() / largest)
                .as(name)
                .isLessThan(TOLERANCE);
    }

    private static TrainingBatch batch() {
        Random random = new Random(4);
        int size = LAYOUT.policySize();
        int[] starts = new int[ROWS + 1];
        int[] indices = new int[ROWS * size];
        float[] probabilities = new float[ROWS * size];
        float[] wdl = new float[ROWS * 3];
        float[] weights = new float[ROWS];
        Arrays.fill(weights, 1);
        for (int row = 0; row < ROWS; row++) {
            starts[row + 1] = (row + 1) * size;
            for (int i = 0; i < size; i++) {
                indices[row * size + i] = i;
            }
            probabilities[row * size + random.nextInt(size)] = 1;
            wdl[3 * row + random.nextInt(3)] = 1;
        }
        return new TrainingBatch(
                TestNetworks.batch(ROWS, 5).planes(),
                new PolicyTargets(starts, indices, probabilities, weights),
                new ValueTargets(wdl, weights));
    }
}
