package org.shbangzero.train.network.export;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import onnx.Onnx.AttributeProto;
import onnx.Onnx.NodeProto;
import onnx.Onnx.StringStringEntryProto;
import onnx.Onnx.TensorProto;
import onnx.Onnx.TensorProto.DataType;
import onnx.Onnx.TensorShapeProto;
import onnx.Onnx.TypeProto;
import onnx.Onnx.ValueInfoProto;
import org.nd4j.shade.protobuf.ByteString;

/** The pieces that an ONNX graph is made of: nodes, attributes, constants, and the types of its inputs and outputs. */
final class OnnxProtos {
    /** Name of the dimension of any size that comes first in each array. */
    private static final String BATCH = "N";

    private OnnxProtos() {}

    /** A node with one output, which has the node's name. */
    static NodeProto.Builder node(String operator, String name, String... inputs) {
        NodeProto.Builder node =
                NodeProto.newBuilder().setOpType(operator).setName(name).addOutput(name);
        for (String input : inputs) {
            node.addInput(input);
        }
        return node;
    }

    /** A node that converts its input to another type. */
    static NodeProto cast(String name, String input, DataType type) {
        return node("Cast", name, input)
                .addAttribute(integer("to", type.getNumber()))
                .build();
    }

    static AttributeProto integers(String name, long... values) {
        AttributeProto.Builder attribute =
                AttributeProto.newBuilder().setName(name).setType(AttributeProto.AttributeType.INTS);
        for (long value : values) {
            attribute.addInts(value);
        }
        return attribute.build();
    }

    static AttributeProto integer(String name, long value) {
        return AttributeProto.newBuilder()
                .setName(name)
                .setType(AttributeProto.AttributeType.INT)
                .setI(value)
                .build();
    }

    /** A constant array of 32-bit floats; a scalar if it has no shape. */
    static TensorProto floats(String name, float[] values, long... shape) {
        ByteBuffer bytes = littleEndian(values.length * Float.BYTES);
        bytes.asFloatBuffer().put(values);
        return tensor(name, DataType.FLOAT, bytes, shape);
    }

    /** A constant array of 16-bit floats, rounded from 32 bits. */
    static TensorProto float16s(String name, float[] values, long... shape) {
        ByteBuffer bytes = littleEndian(values.length * Short.BYTES);
        for (float value : values) {
            bytes.putShort(Float16.of(value));
        }
        return tensor(name, DataType.FLOAT16, bytes.flip(), shape);
    }

    /** A constant array of 32-bit integers. */
    static TensorProto int32s(String name, int[] values, long... shape) {
        ByteBuffer bytes = littleEndian(values.length * Integer.BYTES);
        bytes.asIntBuffer().put(values);
        return tensor(name, DataType.INT32, bytes, shape);
    }

    /** A constant array of bytes, signed or not as the type says; a scalar if it has no shape. */
    static TensorProto bytes(String name, DataType type, byte[] values, long... shape) {
        return tensor(name, type, ByteBuffer.wrap(values), shape);
    }

    private static ByteBuffer littleEndian(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static TensorProto tensor(String name, DataType type, ByteBuffer bytes, long... shape) {
        TensorProto.Builder tensor = TensorProto.newBuilder()
                .setName(name)
                .setDataType(type.getNumber())
                .setRawData(ByteString.copyFrom(bytes));
        for (long dimension : shape) {
            tensor.addDims(dimension);
        }
        return tensor.build();
    }

    /** The values of a constant that {@link #floats} made. */
    static float[] values(TensorProto constant) {
        if (constant.getDataType() != DataType.FLOAT.getNumber()) {
            throw new IllegalArgumentException(constant.getName() + " is no array of 32-bit floats");
        }
        ByteBuffer bytes = constant.getRawData().asReadOnlyByteBuffer().order(ByteOrder.LITTLE_ENDIAN);
        float[] values = new float[bytes.remaining() / Float.BYTES];
        bytes.asFloatBuffer().get(values);
        return values;
    }

    /** The lengths of a constant's dimensions. */
    static long[] shape(TensorProto constant) {
        return constant.getDimsList().stream().mapToLong(Long::longValue).toArray();
    }

    /** An input or output of 32-bit floats, [N, …]. */
    static ValueInfoProto value(String name, long... shape) {
        TensorShapeProto.Builder dimensions = TensorShapeProto.newBuilder()
                .addDim(TensorShapeProto.Dimension.newBuilder().setDimParam(BATCH));
        for (long dimension : shape) {
            dimensions.addDim(TensorShapeProto.Dimension.newBuilder().setDimValue(dimension));
        }
        TypeProto.Tensor type = TypeProto.Tensor.newBuilder()
                .setElemType(DataType.FLOAT.getNumber())
                .setShape(dimensions)
                .build();
        return ValueInfoProto.newBuilder()
                .setName(name)
                .setType(TypeProto.newBuilder().setTensorType(type))
                .build();
    }

    /** The entries of a file's metadata, in the map's order. */
    static List<StringStringEntryProto> metadata(Map<String, String> entries) {
        return entries.entrySet().stream()
                .map(entry -> StringStringEntryProto.newBuilder()
                        .setKey(entry.getKey())
                        .setValue(entry.getValue())
                        .build())
                .toList();
    }
}
