package org.shbangzero.train.network;

import org.deeplearning4j.nn.conf.ComputationGraphConfiguration;
import org.deeplearning4j.nn.conf.ComputationGraphConfiguration.GraphBuilder;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.distribution.NormalDistribution;
import org.deeplearning4j.nn.conf.inputs.InputType;
import org.deeplearning4j.nn.conf.layers.DenseLayer;
import org.deeplearning4j.nn.conf.layers.Layer;
import org.deeplearning4j.nn.weights.IWeightInit;
import org.deeplearning4j.nn.weights.WeightInitDistribution;
import org.deeplearning4j.nn.weights.WeightInitRelu;
import org.nd4j.linalg.activations.Activation;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.learning.config.NoOp;
import org.shbangzero.train.network.layer.BatchNorm;
import org.shbangzero.train.network.layer.Conv;
import org.shbangzero.train.network.layer.PolicyLoss;
import org.shbangzero.train.network.layer.ResidualAdd;
import org.shbangzero.train.network.layer.SqueezeExcite;
import org.shbangzero.train.network.layer.ValueLoss;

/**
 * Lays out the graph: a stem, residual blocks (He et al. 2016), and two heads as in AlphaZero (Silver et al. 2018), the value
 * head giving win, draw and loss. Each convolution is followed by batch normalisation, but for the one that gives the policy.
 */
final class NetworkBuilder {
    /** The graph's input, [N, planes, 8, 8]. */
    static final String PLANES = "planes";

    /** Output of logits, [N, policy planes, 8, 8]. */
    static final String POLICY = "policy";

    /** Output of probabilities, [N, 3]. */
    static final String WDL = "wdl";

    /** Small last weights: an untrained net is nearly indifferent between moves and between outcomes. */
    private static final double OUTPUT_DEVIATION = 0.01;

    private static final IWeightInit HE = new WeightInitRelu();
    private static final IWeightInit SMALL = new WeightInitDistribution(new NormalDistribution(0, OUTPUT_DEVIATION));

    private final NetworkSettings settings;
    private final GraphBuilder graph;

    private NetworkBuilder(NetworkSettings settings, GraphBuilder graph) {
        this.settings = settings;
        this.graph = graph;
    }

    static ComputationGraphConfiguration build(NetworkSettings settings, NetworkLayout layout, long seed) {
        GraphBuilder graph = defaults(seed).graphBuilder();
        graph.addInputs(PLANES).setInputTypes(InputType.convolutional(8, 8, layout.planeCount()));
        NetworkBuilder builder = new NetworkBuilder(settings, graph);
        String trunk = builder.trunk();
        builder.policyHead(trunk, layout.policyPlanes());
        builder.valueHead(trunk);
        return graph.setOutputs(POLICY, WDL).build();
    }

    private static NeuralNetConfiguration.Builder defaults(long seed) {
        return new NeuralNetConfiguration.Builder()
                .dataType(DataType.FLOAT)
                .seed(seed)
                .weightInit(HE)
                // The trainer has its own optimizer, and the gradients are means already.
                .updater(new NoOp())
                .miniBatch(false);
    }

    private String trunk() {
        String x = convolution("stem", 3, settings.channels(), true, PLANES);
        for (int block = 0; block < settings.blocks(); block++) {
            x = residualBlock("block" + block, x);
        }
        return x;
    }

    private String residualBlock(String name, String input) {
        String x = convolution(name + ".first", 3, settings.channels(), true, input);
        x = convolution(name + ".second", 3, settings.channels(), false, x);
        if (settings.squeezeExcite()) {
            x = add(name + ".squeeze", new SqueezeExcite(settings.squeezeHidden()), x);
        }
        graph.addVertex(name, new ResidualAdd(), x, input);
        return name;
    }

    private void policyHead(String trunk, int planes) {
        String x = trunk;
        if (settings.policyChannels() > 0) {
            x = convolution("policy.hidden", 1, settings.policyChannels(), true, x);
        }
        x = add("policy.logits", new Conv(1, planes, true, SMALL), x);
        add(POLICY, new PolicyLoss(), x);
    }

    private void valueHead(String trunk) {
        String x = convolution("value.planes", 1, settings.valueChannels(), true, trunk);
        x = add("value.hidden", dense(settings.valueHidden(), Activation.RELU, HE), x);
        x = add("value.logits", dense(3, Activation.IDENTITY, SMALL), x);
        add(WDL, new ValueLoss(), x);
    }

    private String convolution(String name, int kernel, int channels, boolean relu, String input) {
        String x = add(name + ".conv", new Conv(kernel, channels, false, HE), input);
        return add(name + ".norm", new BatchNorm(relu), x);
    }

    private static DenseLayer dense(int width, Activation activation, IWeightInit weightInit) {
        return new DenseLayer.Builder()
                .nOut(width)
                .activation(activation)
                .weightInit(weightInit)
                .build();
    }

    private String add(String name, Layer layer, String input) {
        graph.addLayer(name, layer, input);
        return name;
    }
}
