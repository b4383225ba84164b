package org.shbangzero.train.network;

import org.deeplearning4j.nn.conf.ComputationGraphConfiguration.GraphBuilder;
import org.deeplearning4j.nn.conf.ConvolutionMode;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.graph.ElementWiseVertex;
import org.deeplearning4j.nn.conf.inputs.InputType;
import org.deeplearning4j.nn.conf.layers.ActivationLayer;
import org.deeplearning4j.nn.conf.layers.BatchNormalization;
import org.deeplearning4j.nn.conf.layers.ConvolutionLayer;
import org.deeplearning4j.nn.conf.layers.DenseLayer;
import org.deeplearning4j.nn.conf.layers.LossLayer;
import org.deeplearning4j.nn.conf.preprocessor.CnnToFeedForwardPreProcessor;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.nd4j.linalg.activations.Activation;
import org.nd4j.linalg.learning.config.Sgd;
import org.nd4j.linalg.lossfunctions.impl.LossMCXENT;

/** The network of {@link NetworkBuilder}, without squeeze-and-excitation, in stock layers of the same names. */
final class StockNetwork {
    private final GraphBuilder graph;

    private StockNetwork(GraphBuilder graph) {
        this.graph = graph;
    }

    static ComputationGraph build(NetworkSettings settings, NetworkLayout layout) {
        GraphBuilder graph = new NeuralNetConfiguration.Builder()
                .updater(new Sgd(1))
                .miniBatch(true)
                .graphBuilder();
        graph.addInputs("planes").setInputTypes(InputType.convolutional(8, 8, layout.planeCount()));
        new StockNetwork(graph).addLayers(settings, layout);
        ComputationGraph network =
                new ComputationGraph(graph.setOutputs("policy", "wdl").build());
        network.init();
        return network;
    }

    private void addLayers(NetworkSettings settings, NetworkLayout layout) {
        String x = convolution("stem", 3, settings.channels(), true, "planes");
        for (int i = 0; i < settings.blocks(); i++) {
            String y = convolution("block" + i + ".first", 3, settings.channels(), true, x);
            y = convolution("block" + i + ".second", 3, settings.channels(), false, y);
            graph.addVertex("block" + i + ".sum", new ElementWiseVertex(ElementWiseVertex.Op.Add), y, x);
            x = relu("block" + i, "block" + i + ".sum");
        }
        String policy = convolution("policy.hidden", 1, settings.policyChannels(), true, x);
        graph.addLayer("policy.logits", plain(1, layout.policyPlanes(), true), policy);
        graph.addLayer(
                "policy", loss(), new CnnToFeedForwardPreProcessor(8, 8, layout.policyPlanes()), "policy.logits");
        String value = convolution("value.planes", 1, settings.valueChannels(), true, x);
        graph.addLayer("value.hidden", dense(settings.valueHidden(), Activation.RELU), value);
        graph.addLayer("value.logits", dense(3, Activation.IDENTITY), "value.hidden");
        graph.addLayer("wdl", loss(), "value.logits");
    }

    private String convolution(String name, int kernel, int channels, boolean relu, String input) {
        graph.addLayer(name + ".conv", plain(kernel, channels, false), input);
        BatchNormalization norm = new BatchNormalization.Builder()
                .eps(1e-5)
                .decay(0.9)
                .useLogStd(false)
                .build();
        graph.addLayer(name + ".norm", norm, name + ".conv");
        return relu ? relu(name + ".relu", name + ".norm") : name + ".norm";
    }

    private String relu(String name, String input) {
        graph.addLayer(
                name, new ActivationLayer.Builder().activation(Activation.RELU).build(), input);
        return name;
    }

    private static ConvolutionLayer plain(int kernel, int channels, boolean bias) {
        return new ConvolutionLayer.Builder(kernel, kernel)
                .nOut(channels)
                .hasBias(bias)
                .convolutionMode(ConvolutionMode.Same)
                .activation(Activation.IDENTITY)
                .build();
    }

    private static DenseLayer dense(int width, Activation activation) {
        return new DenseLayer.Builder().nOut(width).activation(activation).build();
    }

    private static LossLayer loss() {
        return new LossLayer.Builder(new LossMCXENT())
                .activation(Activation.SOFTMAX)
                .build();
    }
}
