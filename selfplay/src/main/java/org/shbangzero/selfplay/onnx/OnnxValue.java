package org.shbangzero.selfplay.onnx;

import java.util.ArrayList;
import java.util.List;

/**
 * An input or output of an ONNX graph.
 *
 * @param name by which programs feed or fetch it
 * @param type of its elements, e.g. {@code float32}
 * @param shape length of each dimension, or its name if any length will do, e.g. {@code [N, 20, 8, 8]}
 */
public record OnnxValue(String name, String type, List<String> shape) {
    private static final int NAME = 1;
    private static final int TYPE = 2;
    private static final int TENSOR = 1;
    private static final int ELEMENT_TYPE = 1;
    private static final int SHAPE = 2;
    private static final int DIMENSION = 1;
    private static final int LENGTH = 1;
    private static final int DIMENSION_NAME = 2;

    public OnnxValue {
        shape = List.copyOf(shape);
    }

    /** E.g. {@code planes float32 [N, 20, 8, 8]}. */
    @Override
    public String toString() {
        return name + " " + type + " [" + String.join(", ", shape) + "]";
    }

    /** Reads a {@code ValueInfoProto}. */
    static OnnxValue parse(ProtobufReader message) {
        String name = "";
        String type = OnnxTensors.typeName(0);
        List<String> shape = new ArrayList<>();
        while (message.next()) {
            if (message.field() == NAME) {
                name = message.text();
            } else if (message.field() == TYPE) {
                type = parseType(message.message(), shape);
            } else {
                message.skip();
            }
        }
        return new OnnxValue(name, type, shape);
    }

    private static String parseType(ProtobufReader message, List<String> shape) {
        String type = OnnxTensors.typeName(0);
        while (message.next()) {
            if (message.field() != TENSOR) {
                message.skip();
                continue;
            }
            ProtobufReader tensor = message.message();
            while (tensor.next()) {
                if (tensor.field() == ELEMENT_TYPE) {
                    type = OnnxTensors.typeName(tensor.number());
                } else if (tensor.field() == SHAPE) {
                    parseShape(tensor.message(), shape);
                } else {
                    tensor.skip();
                }
            }
        }
        return type;
    }

    private static void parseShape(ProtobufReader message, List<String> shape) {
        while (message.next()) {
            if (message.field() == DIMENSION) {
                shape.add(dimension(message.message()));
            } else {
                message.skip();
            }
        }
    }

    private static String dimension(ProtobufReader message) {
        String dimension = "?";
        while (message.next()) {
            if (message.field() == LENGTH) {
                dimension = Long.toString(message.number());
            } else if (message.field() == DIMENSION_NAME) {
                dimension = message.text();
            } else {
                message.skip();
            }
        }
        return dimension;
    }
}
