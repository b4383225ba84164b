package org.shbangzero.train.network.export;

import onnx.Onnx.GraphProto;
import onnx.Onnx.TensorProto;
import onnx.Onnx.TensorProto.DataType;

/**
 * Weights and bias of a convolution as integers, with a scale for each output channel: weight = scale · byte, and
 * bias = scale · scale of the input · integer, which is what sums of products of bytes are measured in.
 */
final class ChannelWeights {
    private static final int LARGEST_WEIGHT = 127;

    /** Largest integer of a bias, with room for the sum that is added to it. */
    private static final double LARGEST_BIAS = 1 << 30;

    private final TensorProto weights;
    private final TensorProto bias;
    private final float[] scales;
    private final float inputScale;

    private ChannelWeights(TensorProto weights, TensorProto bias, float[] scales, float inputScale) {
        this.weights = weights;
        this.bias = bias;
        this.scales = scales;
        this.inputScale = inputScale;
    }

    /**
     * Chooses the scales.
     *
     * @param weights [out, in, kernel, kernel]
     * @param bias [out]
     */
    static ChannelWeights of(TensorProto weights, TensorProto bias, float inputScale) {
        float[] values = OnnxProtos.values(weights);
        float[] biases = OnnxProtos.values(bias);
        float[] scales = new float[biases.length];
        int perChannel = values.length / scales.length;
        for (int c = 0; c < scales.length; c++) {
            float largest = 0;
            for (int i = c * perChannel; i < (c + 1) * perChannel; i++) {
                largest = Math.max(largest, Math.abs(values[i]));
            }
            // A channel with hardly any weights must still be able to hold its bias.
            double forBias = Math.abs(biases[c]) / (inputScale * LARGEST_BIAS);
            double scale = Math.max(largest / LARGEST_WEIGHT, forBias);
            scales[c] = scale > 0 ? (float) scale : 1;
        }
        return new ChannelWeights(weights, bias, scales, inputScale);
    }

    /** Adds the weights to a graph, and returns the name of their dequantised form. */
    String addWeights(GraphProto.Builder graph) {
        float[] values = OnnxProtos.values(weights);
        byte[] bytes = new byte[values.length];
        int perChannel = values.length / scales.length;
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) Math.round(values[i] / scales[i / perChannel]);
        }
        String name = weights.getName();
        graph.addInitializer(OnnxProtos.bytes(name + ".quantised", DataType.INT8, bytes, OnnxProtos.shape(weights)));
        return dequantise(
                graph,
                name,
                scales,
                OnnxProtos.bytes(name + ".quantised.zero", DataType.INT8, new byte[scales.length], scales.length));
    }

    /** Adds the bias to a graph, and returns the name of its dequantised form. */
    String addBias(GraphProto.Builder graph) {
        float[] values = OnnxProtos.values(bias);
        float[] products = new float[scales.length];
        int[] integers = new int[scales.length];
        for (int c = 0; c < scales.length; c++) {
            products[c] = scales[c] * inputScale;
            integers[c] = (int) Math.round((double) values[c] / products[c]);
        }
        String name = bias.getName();
        graph.addInitializer(OnnxProtos.int32s(name + ".quantised", integers, scales.length));
        return dequantise(
                graph,
                name,
                products,
                OnnxProtos.int32s(name + ".quantised.zero", new int[scales.length], scales.length));
    }

    private static String dequantise(GraphProto.Builder graph, String name, float[] channelScales, TensorProto zeros) {
        graph.addInitializer(OnnxProtos.floats(name + ".quantised.scale", channelScales, channelScales.length));
        graph.addInitializer(zeros);
        graph.addNode(OnnxProtos.node(
                        "DequantizeLinear",
                        name + ".dequantised",
                        name + ".quantised",
                        name + ".quantised.scale",
                        zeros.getName())
                .addAttribute(OnnxProtos.integer("axis", 0)));
        return name + ".dequantised";
    }
}
