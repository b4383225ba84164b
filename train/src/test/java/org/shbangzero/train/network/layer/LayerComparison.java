package org.shbangzero.train.network.layer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.deeplearning4j.nn.conf.ComputationGraphConfiguration;
import org.deeplearning4j.nn.conf.ComputationGraphConfiguration.GraphBuilder;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.WorkspaceMode;
import org.deeplearning4j.nn.conf.inputs.InputType;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.nn.weights.WeightInitRelu;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.learning.config.Sgd;
import org.shbangzero.train.network.OneDnn;

/**
 * Runs one of our layers and its equal of stock Deeplearning4j on the same parameters, inputs and output gradients. Both are
 * graphs whose last vertex is named {@code out}; parameters are matched by vertex and name. The stock layers compute without
 * oneDNN, ours with it.
 */
final class LayerComparison {
    /** As many as oneDNN's fast algorithms want. */
    static final int CHANNELS = 32;

    /** More than the convolution's backward pass takes at once. */
    static final int ROWS = 70;

    /** Largest difference, as a share of the largest entry of the stock result. */
    private static final double TOLERANCE = 2e-5;

    final ComputationGraph ours;
    final ComputationGraph stock;

    LayerComparison(Consumer<GraphBuilder> ours, Consumer<GraphBuilder> stock) {
        this.ours = graph(CHANNELS, ours);
        this.stock = graph(CHANNELS, stock);
    }

    /** A graph of these layers, from input {@code in} [N, channels, 8, 8] to output {@code out}. */
    static ComputationGraph graph(int channels, Consumer<GraphBuilder> layers) {
        GraphBuilder builder = new NeuralNetConfiguration.Builder()
                .dataType(DataType.FLOAT)
                .seed(1)
                .weightInit(new WeightInitRelu())
                .updater(new Sgd(1))
                .miniBatch(false)
                .trainingWorkspaceMode(WorkspaceMode.NONE)
                .inferenceWorkspaceMode(WorkspaceMode.NONE)
                .graphBuilder();
        builder.addInputs("in").setInputTypes(InputType.convolutional(8, 8, channels));
        layers.accept(builder);
        ComputationGraphConfiguration configuration = builder.setOutputs("out").build();
        ComputationGraph graph = new ComputationGraph(configuration);
        graph.init();
        return graph;
    }

    /** Gives both graphs the same random parameters; running variances positive ones. */
    void randomiseParameters() {
        long seed = 100;
        for (Map.Entry<String, INDArray> entry : stock.paramTable().entrySet()) {
            INDArray values =
                    RandomArrays.array(seed++, entry.getValue().shape()).muli(0.3);
            if (entry.getKey().endsWith("_var")) {
                values = values.mul(values).addi(0.5);
            }
            entry.getValue().assign(values);
            INDArray same = ours.paramTable().get(entry.getKey());
            assertThat(same).as(entry.getKey()).isNotNull();
            same.assign(values.reshape(same.shape()));
        }
    }

    void assertSameInference() {
        INDArray input = RandomArrays.array(1, ROWS, CHANNELS, 8, 8);
        INDArray expected = withoutOneDnn(() -> stock.outputSingle(false, input));
        assertClose("output", ours.outputSingle(false, input), expected);
    }

    /** Compares the output and the gradient of every parameter, running statistics included. */
    void assertSameTraining() {
        Map<String, INDArray> expected = withoutOneDnn(() -> train(stock));
        Map<String, INDArray> actual = train(ours);
        assertThat(actual).containsOnlyKeys(expected.keySet());
        expected.forEach((name, array) -> assertClose(name, actual.get(name).reshape(array.shape()), array));
    }

    /** The output and all parameters' gradients, for a random input and output gradient. */
    private static Map<String, INDArray> train(ComputationGraph graph) {
        INDArray input = RandomArrays.array(1, ROWS, CHANNELS, 8, 8);
        INDArray output = graph.feedForward(new INDArray[] {input}, true, false)
                .get("out")
                .dup();
        INDArray outputGradient = RandomArrays.array(2, output.shape());
        Map<String, INDArray> found =
                new HashMap<>(graph.backpropGradient(outputGradient).gradientForVariable());
        found.put("output", output);
        return found;
    }

    static <T> T withoutOneDnn(Supplier<T> computation) {
        OneDnn.setAllowed(false);
        try {
            return computation.get();
        } finally {
            OneDnn.setAllowed(true);
        }
    }

    static void assertClose(String what, INDArray actual, INDArray expected) {
        double scale = Math.max(1e-6, expected.amaxNumber().doubleValue());
        double difference = actual.sub(expected).amaxNumber().doubleValue();
        assertThat(difference / scale).as(what).isLessThan(TOLERANCE);
    }
}
