package org.shbangzero.train.network;

import org.deeplearning4j.nn.conf.ComputationGraphConfiguration;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;
import org.shbangzero.train.network.layer.OffHeap;

/**
 * A network that gives each position a policy and a value. Not thread-safe. Self-play does not use it, but the ONNX file that
 * {@link OnnxExport} makes of it.
 */
public final class PolicyValueNetwork {
    private final NetworkLayout layout;
    private final ComputationGraph graph;

    PolicyValueNetwork(NetworkLayout layout, ComputationGraph graph) {
        this.layout = layout;
        this.graph = graph;
    }

    /** A network with random weights, which depend on the seed alone. */
    public static PolicyValueNetwork create(NetworkSettings settings, NetworkLayout layout, long seed) {
        ComputationGraphConfiguration configuration = NetworkBuilder.build(settings, layout, seed);
        ComputationGraph graph = new ComputationGraph(configuration);
        graph.init();
        return new PolicyValueNetwork(layout, graph);
    }

    /** An independent network with the same weights. */
    public PolicyValueNetwork copy() {
        ComputationGraph copy = new ComputationGraph(graph.getConfiguration().clone());
        copy.init(graph.params(), true);
        return new PolicyValueNetwork(layout, copy);
    }

    /** What it reads and writes. */
    public NetworkLayout layout() {
        return layout;
    }

    /** Weights, running statistics of batch normalisation included. */
    public long parameterCount() {
        return graph.numParams();
    }

    /** All weights in the graph's own order: comparable only between networks of the same settings. */
    public float[] parameters() {
        float[] values = new float[Math.toIntExact(graph.numParams())];
        OffHeap.read(graph.params(), values);
        return values;
    }

    /**
     * What the network says of positions.
     *
     * @param logits [N, policy size], of all moves, legal or not
     * @param wdl [N, 3] probabilities of win, draw, loss for the side to move
     */
    public record Outputs(float[] logits, float[] wdl) {}

    /**
     * Evaluates positions as in play: with the running statistics of batch normalisation.
     *
     * @param planes [N, planes, 8, 8]
     */
    public Outputs evaluate(float[] planes) {
        int positions = planes.length / layout.inputSize();
        INDArray input = Nd4j.create(planes, new long[] {positions, layout.planeCount(), 8, 8}, 'c');
        INDArray[] outputs = graph.output(false, input);
        float[] logits = new float[positions * layout.policySize()];
        float[] wdl = new float[positions * 3];
        OffHeap.read(outputs[0], logits);
        OffHeap.read(outputs[1], wdl);
        return new Outputs(logits, wdl);
    }

    /** The Deeplearning4j graph behind it, for export. */
    public ComputationGraph graph() {
        return graph;
    }
}
