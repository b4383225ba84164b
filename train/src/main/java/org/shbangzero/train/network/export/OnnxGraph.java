package org.shbangzero.train.network.export;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import onnx.Onnx.AttributeProto;
import onnx.Onnx.GraphProto;
import onnx.Onnx.ModelProto;
import onnx.Onnx.NodeProto;
import onnx.Onnx.OperatorSetIdProto;
import onnx.Onnx.StringStringEntryProto;
import onnx.Onnx.TensorProto;
import onnx.Onnx.TensorShapeProto;
import onnx.Onnx.TypeProto;
import onnx.Onnx.ValueInfoProto;
import org.nd4j.shade.protobuf.ByteString;

/**
 * An ONNX graph in the making. Each method adds a node and returns the name of its output. Operators as in the ONNX
 * specification, operator set 13; arrays have a leading dimension of any size, the batch.
 */
final class OnnxGraph {
    private static final int IR_VERSION = 8;
    private static final int OPERATOR_SET = 13;
    private static final String BATCH = "N";

    private final GraphProto.Builder graph = GraphProto.newBuilder().setName("policy-value-network");

    /** Declares an input of shape [N, …]. */
    void input(String name, long... shape) {
        graph.addInput(floats(name, shape));
    }

    /** Declares an output of shape [N, …]; a node of that name must be added too. */
    void output(String name, long... shape) {
        graph.addOutput(floats(name, shape));
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
        NodeProto.Builder node = node("Conv", name, input, name + ".weights", name + ".bias")
                .addAttribute(integers("kernel_shape", kernel, kernel))
                .addAttribute(integers("pads", pad, pad, pad, pad))
                .addAttribute(integers("strides", 1, 1));
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
        return add(node("Gemm", name, input, name + ".weights", name + ".bias"));
    }

    /** An operator without attributes, e.g. {@code Relu}. */
    String operator(String operator, String name, String... inputs) {
        return add(node(operator, name, inputs));
    }

    /** An operator on axis 1: {@code Flatten} or {@code Softmax}. */
    String alongRows(String operator, String name, String input) {
        return add(node(operator, name, input).addAttribute(integer("axis", 1)));
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

    private static NodeProto.Builder node(String operator, String name, String... inputs) {
        NodeProto.Builder node =
                NodeProto.newBuilder().setOpType(operator).setName(name).addOutput(name);
        for (String input : inputs) {
            node.addInput(input);
        }
        return node;
    }

    private String add(NodeProto.Builder node) {
        graph.addNode(node);
        return node.getName();
    }

    private void constant(String name, float[] values, long... shape) {
        ByteBuffer bytes = ByteBuffer.allocate(values.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asFloatBuffer().put(values);
        TensorProto.Builder tensor = TensorProto.newBuilder()
                .setName(name)
                .setDataType(TensorProto.DataType.FLOAT_VALUE)
                .setRawData(ByteString.copyFrom(bytes));
        for (long dimension : shape) {
            tensor.addDims(dimension);
        }
        graph.addInitializer(tensor);
    }

    private static AttributeProto integers(String name, long... values) {
        AttributeProto.Builder attribute =
                AttributeProto.newBuilder().setName(name).setType(AttributeProto.AttributeType.INTS);
        for (long value : values) {
            attribute.addInts(value);
        }
        return attribute.build();
    }

    private static AttributeProto integer(String name, long value) {
        return AttributeProto.newBuilder()
                .setName(name)
                .setType(AttributeProto.AttributeType.INT)
                .setI(value)
                .build();
    }

    private static ValueInfoProto floats(String name, long... shape) {
        TensorShapeProto.Builder dimensions = TensorShapeProto.newBuilder()
                .addDim(TensorShapeProto.Dimension.newBuilder().setDimParam(BATCH));
        for (long dimension : shape) {
            dimensions.addDim(TensorShapeProto.Dimension.newBuilder().setDimValue(dimension));
        }
        TypeProto.Tensor type = TypeProto.Tensor.newBuilder()
                .setElemType(TensorProto.DataType.FLOAT_VALUE)
                .setShape(dimensions)
                .build();
        return ValueInfoProto.newBuilder()
                .setName(name)
                .setType(TypeProto.newBuilder().setTensorType(type))
                .build();
    }
}
