package org.shbangzero.train.network.export;

import onnx.Onnx.GraphProto;
import onnx.Onnx.ModelProto;
import onnx.Onnx.NodeProto;
import onnx.Onnx.OperatorSetIdProto;
import onnx.Onnx.StringStringEntryProto;

/**
 * An ONNX graph in the making. Each method adds a node and returns the name of its output. Operators as in the ONNX
 * specification, operator set 13; arrays have a leading dimension of any size, the batch.
 */
final class OnnxGraph {
    private static final int IR_VERSION = 8;
    private static final int OPERATOR_SET = 13;

    private final GraphProto.Builder graph = GraphProto.newBuilder().setName("policy-value-network");

    /** Declares an input of shape [N, …]. */
    void input(String name, long... shape) {
        graph.addInput(OnnxProtos.value(name, shape));
    }

    /** Declares an output of shape [N, …]; a node of that name must be added too. */
    void output(String name, long... shape) {
        graph.addOutput(OnnxProtos.value(name, shape));
    }

    /**
     * 2D convolution that keeps the board's size.
     *
     * @param weights [out, in, kernel, kernel]
     * @param bias [out]
     */
    String convolution(String name, String input, float[] weights, int kernel, float[] bias) {
        long out = bias.length;
        constant(name + ".weights", weights, out, weights.length / (out * kernel * kernel), kernel, kernel);
        constant(name + ".bias", bias, out);
        long pad = kernel / 2;
        NodeProto.Builder node = OnnxProtos.node("Conv", name, input, name + ".weights", name + ".bias")
                .addAttribute(OnnxProtos.integers("kernel_shape", kernel, kernel))
                .addAttribute(OnnxProtos.integers("pads", pad, pad, pad, pad))
                .addAttribute(OnnxProtos.integers("strides", 1, 1));
        return add(node);
    }

    /**
     * Matrix product and bias.
     *
     * @param weights [in, out], row-major
     * @param bias [out]
     */
    String dense(String name, String input, float[] weights, float[] bias) {
        constant(name + ".weights", weights, weights.length / bias.length, bias.length);
        constant(name + ".bias", bias, bias.length);
        return add(OnnxProtos.node("Gemm", name, input, name + ".weights", name + ".bias"));
    }

    /** An operator without attributes, e.g. {@code Relu}. */
    String operator(String operator, String name, String... inputs) {
        return add(OnnxProtos.node(operator, name, inputs));
    }

    /** An operator on axis 1: {@code Flatten} or {@code Softmax}. */
    String alongRows(String operator, String name, String input) {
        return add(OnnxProtos.node(operator, name, input).addAttribute(OnnxProtos.integer("axis", 1)));
    }

    ModelProto build(Iterable<StringStringEntryProto> metadata) {
        return ModelProto.newBuilder()
                .setIrVersion(IR_VERSION)
                .setProducerName("shbang-zero")
                .addOpsetImport(OperatorSetIdProto.newBuilder().setDomain("").setVersion(OPERATOR_SET))
                .addAllMetadataProps(metadata)
                .setGraph(graph)
                .build();
    }

    private String add(NodeProto.Builder node) {
        graph.addNode(node);
        return node.getName();
    }

    private void constant(String name, float[] values, long... shape) {
        graph.addInitializer(OnnxProtos.floats(name, values, shape));
    }
}
