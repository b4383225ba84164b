package org.shbangzero.train.network.export;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import onnx.Onnx.GraphProto;
import onnx.Onnx.ModelProto;
import onnx.Onnx.NodeProto;
import onnx.Onnx.TensorProto;
import onnx.Onnx.TensorProto.DataType;

/**
 * A network whose trunk computes with 8-bit integers, by static quantisation in the QDQ form (B. Jacob et al., "Quantization and
 * Training of Neural Networks for Efficient Integer-Arithmetic-Only Inference", CVPR 2018): each tensor of activations is
 * quantised to unsigned bytes and dequantised again, weights stand as signed bytes with a scale for each output channel, biases as
 * 32-bit integers. Engines fuse that to integer kernels; the graph itself says the same in floats. The heads stay floats.
 */
final class Int8Rewrite {
    private final GraphProto source;
    private final Map<String, TensorRange> ranges;
    private final Map<String, TensorProto> constants = new HashMap<>();
    private final Trunk trunk;
    private final GraphProto.Builder graph;

    /** The dequantised form of each activation that has one. */
    private final Map<String, String> dequantised = new HashMap<>();

    private Int8Rewrite(GraphProto source, Map<String, TensorRange> ranges) {
        this.source = source;
        this.ranges = ranges;
        this.trunk = Trunk.of(source);
        this.graph = GraphProto.newBuilder(source).clearNode().clearInitializer();
        source.getInitializerList().forEach(constant -> constants.put(constant.getName(), constant));
    }

    /** The tensors of activations that are quantised, whose ranges must be known: the inputs, and what the trunk's nodes give. */
    static List<String> activations(ModelProto model) {
        GraphProto graph = model.getGraph();
        Trunk trunk = Trunk.of(graph);
        Set<String> names = new LinkedHashSet<>();
        graph.getInputList().forEach(input -> names.add(input.getName()));
        for (NodeProto node : graph.getNodeList()) {
            if (trunk.holds(node)) {
                names.add(node.getOutput(0));
                if (node.getOpType().equals("Relu")) {
                    // Bytes whose zero point is 0 cut off below 0 by themselves, so that what comes before needs none
                    // of its own.
                    names.remove(node.getInput(0));
                }
            }
        }
        return new ArrayList<>(names);
    }

    /**
     * Rewrites a network of {@link OnnxGraph}.
     *
     * @param ranges of all {@link #activations}
     */
    static ModelProto of(ModelProto model, Map<String, TensorRange> ranges) {
        return ModelProto.newBuilder(model)
                .setGraph(new Int8Rewrite(model.getGraph(), ranges).rewrite())
                .build();
    }

    private GraphProto rewrite() {
        source.getInputList().forEach(input -> quantise(input.getName()));
        for (NodeProto node : source.getNodeList()) {
            add(node);
            quantise(node.getOutput(0));
        }
        return graph.build();
    }

    /** Adds the pair that takes a tensor of activations to bytes and back, if it is one that has a range. */
    private void quantise(String name) {
        TensorRange range = ranges.get(name);
        if (range == null) {
            return;
        }
        String scale = name + ".quantised.scale";
        String zero = name + ".quantised.zero";
        graph.addInitializer(OnnxProtos.floats(scale, new float[] {range.scale()}));
        graph.addInitializer(OnnxProtos.bytes(zero, DataType.UINT8, new byte[] {(byte) range.zeroPoint()}));
        graph.addNode(OnnxProtos.node("QuantizeLinear", name + ".quantised", name, scale, zero));
        graph.addNode(OnnxProtos.node("DequantizeLinear", name + ".dequantised", name + ".quantised", scale, zero));
        dequantised.put(name, name + ".dequantised");
    }

    private void add(NodeProto node) {
        NodeProto.Builder copy = NodeProto.newBuilder(node).clearInput();
        if (trunk.holds(node) && node.getOpType().equals("Conv")) {
            ChannelWeights weights = ChannelWeights.of(
                    constants.get(node.getInput(1)),
                    constants.get(node.getInput(2)),
                    ranges.get(node.getInput(0)).scale());
            copy.addInput(dequantised.get(node.getInput(0)));
            copy.addInput(weights.addWeights(graph));
            copy.addInput(weights.addBias(graph));
        } else {
            for (String input : node.getInputList()) {
                copy.addInput(dequantised.getOrDefault(input, input));
                if (constants.containsKey(input)) {
                    graph.addInitializer(constants.get(input));
                }
            }
        }
        graph.addNode(copy);
    }
}
