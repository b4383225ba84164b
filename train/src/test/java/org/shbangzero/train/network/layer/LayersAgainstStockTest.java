package org.shbangzero.train.network.layer;

import org.deeplearning4j.nn.conf.ComputationGraphConfiguration.GraphBuilder;
import org.deeplearning4j.nn.conf.ConvolutionMode;
import org.deeplearning4j.nn.conf.graph.ElementWiseVertex;
import org.deeplearning4j.nn.conf.layers.ActivationLayer;
import org.deeplearning4j.nn.conf.layers.BatchNormalization;
import org.deeplearning4j.nn.conf.layers.ConvolutionLayer;
import org.deeplearning4j.nn.weights.WeightInitRelu;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nd4j.linalg.activations.Activation;

/**
 * Each layer against stock Deeplearning4j. A first convolution {@code in0}
 * stands before each layer, so that its gradient shows the layer's input gradient.
 */
class LayersAgainstStockTest {
    @ParameterizedTest
    @CsvSource({"1,true", "3,true", "1,false", "3,false"})
    void convolution(int kernel, boolean bias) {
        compare(
                graph -> graph.addLayer("out", new Conv(kernel, 7, bias, new WeightInitRelu()), "in0"),
                graph -> graph.addLayer("out", stockConvolution(kernel, 7, bias), "in0"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void batchNormalisation(boolean relu) {
        compare(
                graph -> graph.addLayer("norm", new BatchNorm(relu), "in0").addLayer("out", identity(), "norm"),
                graph -> {
                    BatchNormalization norm = new BatchNormalization.Builder()
                            .eps(1e-5)
                            .decay(0.9)
                            .useLogStd(false)
                            .build();
                    graph.addLayer("norm", norm, "in0");
                    graph.addLayer("out", relu ? activation(Activation.RELU) : identity(), "norm");
                });
    }

    @Test
    void residualAdd() {
        compare(
                graph -> {
                    graph.addLayer("branch", new Conv(3, LayerComparison.CHANNELS, false, new WeightInitRelu()), "in0");
                    graph.addVertex("sum", new ResidualAdd(), "branch", "in0");
                    graph.addLayer("out", identity(), "sum");
                },
                graph -> {
                    graph.addLayer("branch", stockConvolution(3, LayerComparison.CHANNELS, false), "in0");
                    graph.addVertex("sum", new ElementWiseVertex(ElementWiseVertex.Op.Add), "branch", "in0");
                    graph.addLayer("out", activation(Activation.RELU), "sum");
                });
    }

    private interface Layers {
        void add(GraphBuilder graph);
    }

    private static void compare(Layers ours, Layers stock) {
        LayerComparison comparison = new LayerComparison(
                graph -> ours.add(graph.addLayer(
                        "in0", new Conv(3, LayerComparison.CHANNELS, false, new WeightInitRelu()), "in")),
                graph -> stock.add(graph.addLayer("in0", stockConvolution(3, LayerComparison.CHANNELS, false), "in")));
        comparison.randomiseParameters();
        comparison.assertSameInference();
        comparison.assertSameTraining();
    }

    private static ConvolutionLayer stockConvolution(int kernel, int channels, boolean bias) {
        return new ConvolutionLayer.Builder(kernel, kernel)
                .nOut(channels)
                .hasBias(bias)
                .convolutionMode(ConvolutionMode.Same)
                .activation(Activation.IDENTITY)
                .build();
    }

    private static ActivationLayer identity() {
        return activation(Activation.IDENTITY);
    }

    private static ActivationLayer activation(Activation activation) {
        return new ActivationLayer.Builder().activation(activation).build();
    }
}
