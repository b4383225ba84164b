package org.shbangzero.selfplay.onnx;

import java.util.Map;
import java.util.TreeMap;

/** Counts the constants of an ONNX graph: its weights. */
final class OnnxTensors {
    private static final int DIMENSIONS = 1;
    private static final int DATA_TYPE = 2;

    private static final int INT64 = 7;

    /** By the numbers of {@code TensorProto.DataType}. */
    private static final Map<Integer, String> TYPES = Map.ofEntries(
            Map.entry(1, "float32"),
            Map.entry(2, "uint8"),
            Map.entry(3, "int8"),
            Map.entry(4, "uint16"),
            Map.entry(5, "int16"),
            Map.entry(6, "int32"),
            Map.entry(INT64, "int64"),
            Map.entry(8, "string"),
            Map.entry(9, "bool"),
            Map.entry(10, "float16"),
            Map.entry(11, "float64"),
            Map.entry(12, "uint32"),
            Map.entry(13, "uint64"),
            Map.entry(16, "bfloat16"));

    private final Map<String, Long> weights = new TreeMap<>();

    /** The name of a type by its number in {@code TensorProto.DataType}. */
    static String typeName(long number) {
        return TYPES.getOrDefault((int) number, "type " + number);
    }

    /** Counts a {@code TensorProto}; 64-bit integers are shapes and axes, not weights. */
    void add(ProtobufReader tensor) {
        long elements = 1;
        long type = 0;
        while (tensor.next()) {
            if (tensor.field() == DATA_TYPE) {
                type = tensor.number();
            } else if (tensor.field() != DIMENSIONS) {
                tensor.skip();
            } else if (tensor.isBytes()) {
                ProtobufReader packed = tensor.message();
                while (packed.hasMore()) {
                    elements *= packed.packedNumber();
                }
            } else {
                elements *= tensor.number();
            }
        }
        if (type != INT64) {
            weights.merge(typeName(type), elements, Long::sum);
        }
    }

    /** Number of weights by type. */
    Map<String, Long> weights() {
        return weights;
    }
}
