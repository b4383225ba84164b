package org.shbangzero.train.network.export;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import onnx.Onnx.GraphProto;
import onnx.Onnx.ModelProto;
import onnx.Onnx.NodeProto;
import onnx.Onnx.TensorProto;
import onnx.Onnx.TensorProto.DataType;
import onnx.Onnx.ValueInfoProto;

/**
 * A network with weights and computation in 16-bit floats. Inputs and outputs stay 32-bit floats, so programs read it like the
 * network that it was made of; so do the probabilities of win, draw and loss, which need the bits.
 */
final class Float16Rewrite {
    private static final String SUFFIX = ".float16";

    private final GraphProto source;
    private final GraphProto.Builder graph;
    private final Set<String> outputs = new HashSet<>();

    /** What stands for a tensor of the source. */
    private final Map<String, String> replaced = new HashMap<>();

    private Float16Rewrite(GraphProto source) {
        this.source = source;
        this.graph = GraphProto.newBuilder(source).clearNode().clearInitializer();
        source.getOutputList().forEach(output -> outputs.add(output.getName()));
    }

    /** Rewrites a network of {@link OnnxGraph}. */
    static ModelProto of(ModelProto model) {
        return ModelProto.newBuilder(model)
                .setGraph(new Float16Rewrite(model.getGraph()).rewrite())
                .build();
    }

    private GraphProto rewrite() {
        for (TensorProto constant : source.getInitializerList()) {
            graph.addInitializer(
                    OnnxProtos.float16s(constant.getName(), OnnxProtos.values(constant), OnnxProtos.shape(constant)));
        }
        for (ValueInfoProto input : source.getInputList()) {
            String name = input.getName();
            graph.addNode(OnnxProtos.cast(name + SUFFIX, name, DataType.FLOAT16));
            replaced.put(name, name + SUFFIX);
        }
        source.getNodeList().forEach(this::add);
        return graph.build();
    }

    private void add(NodeProto node) {
        NodeProto.Builder copy = NodeProto.newBuilder(node).clearInput();
        node.getInputList().forEach(input -> copy.addInput(replaced.getOrDefault(input, input)));
        String output = node.getOutput(0);
        if (node.getOpType().equals("Softmax")) {
            String logits = copy.getInput(0);
            graph.addNode(OnnxProtos.cast(logits + ".float32", logits, DataType.FLOAT));
            graph.addNode(copy.setInput(0, logits + ".float32"));
        } else if (outputs.contains(output)) {
            graph.addNode(copy.setName(output + SUFFIX).setOutput(0, output + SUFFIX));
            graph.addNode(OnnxProtos.cast(output, output + SUFFIX, DataType.FLOAT));
        } else {
            graph.addNode(copy);
        }
    }
}
