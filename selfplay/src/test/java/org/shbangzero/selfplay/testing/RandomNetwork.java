package org.shbangzero.selfplay.testing;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.inference.NetworkMetadata;

/**
 * An ONNX file with random weights and the shape of a real network: a stem, residual blocks with squeeze-excite, a policy
 * head of convolutions and a value head of dense layers.
 */
public final class RandomNetwork {
    private static final int FLOAT = 1;
    private static final int INT64 = 7;

    private final ProtoWriter graph = new ProtoWriter();
    private final Random random;
    private int names;

    private RandomNetwork(long seed) {
        this.random = new Random(seed);
    }

    /** Writes a network for {@code game} with its metadata. */
    public static void write(Path file, Game game, int blocks, int channels, long seed) throws IOException {
        write(file, game, blocks, channels, seed, NetworkMetadata.of(game).toEntries());
    }

    /** Writes a network with metadata of its own choice. */
    public static void write(Path file, Game game, int blocks, int channels, long seed, Map<String, String> metadata)
            throws IOException {
        Files.write(file, new RandomNetwork(seed).model(game, blocks, channels, metadata));
    }

    private byte[] model(Game game, int blocks, int channels, Map<String, String> metadata) {
        int planes = game.planes().planeCount();
        graph.message(11, value("planes", planes, 8, 8));
        String trunk = node("Relu", convolution("planes", planes, channels, 3));
        for (int i = 0; i < blocks; i++) {
            trunk = block(trunk, channels);
        }
        policyHead(trunk, channels, game.policy().planes());
        valueHead(trunk, channels);
        graph.text(2, "random")
                .message(12, value("policy", game.policy().size()))
                .message(12, value("wdl", 3));
        ProtoWriter model = new ProtoWriter()
                .number(1, 8)
                .message(7, graph)
                .message(8, new ProtoWriter().text(1, "").number(2, 13));
        metadata.forEach(
                (key, text) -> model.message(14, new ProtoWriter().text(1, key).text(2, text)));
        return model.toBytes();
    }

    private String block(String input, int channels) {
        String first = node("Relu", convolution(input, channels, channels, 3));
        String second = convolution(first, channels, channels, 3);
        String pooled = node("Flatten", node("GlobalAveragePool", second));
        String squeezed = node("Relu", dense(pooled, channels, channels / 4));
        String gate = node("Sigmoid", dense(squeezed, channels / 4, channels));
        String scaled = node("Mul", second, node("Reshape", gate, shape(-1, channels, 1, 1)));
        return node("Relu", node("Add", input, scaled));
    }

    private void policyHead(String trunk, int channels, int policyPlanes) {
        String hidden = node("Relu", convolution(trunk, channels, channels, 1));
        emit("Flatten", "policy", new ProtoWriter(), convolution(hidden, channels, policyPlanes, 1));
    }

    private void valueHead(String trunk, int channels) {
        String hidden = node("Flatten", node("Relu", convolution(trunk, channels, 8, 1)));
        String dense = node("Relu", dense(hidden, 8 * 64, 64));
        emit("Softmax", "wdl", new ProtoWriter(), dense(dense, 64, 3));
    }

    private String convolution(String input, int in, int out, int kernel) {
        String output = "t" + names++;
        ProtoWriter attributes = new ProtoWriter();
        int pad = kernel / 2;
        attributes.message(5, integers("pads", pad, pad, pad, pad));
        attributes.message(5, integers("kernel_shape", kernel, kernel));
        float scale = (float) Math.sqrt(2.0 / (in * kernel * kernel));
        return emit("Conv", output, attributes, input, weights(scale, out, in, kernel, kernel), weights(0.1f, out));
    }

    private String dense(String input, int in, int out) {
        float scale = (float) Math.sqrt(2.0 / in);
        return node("Gemm", input, weights(scale, in, out), weights(0.1f, out));
    }

    private String node(String type, String... inputs) {
        return emit(type, "t" + names++, new ProtoWriter(), inputs);
    }

    private String emit(String type, String output, ProtoWriter attributes, String... inputs) {
        ProtoWriter node = new ProtoWriter();
        for (String input : inputs) {
            node.text(1, input);
        }
        byte[] fields = node.text(2, output).text(4, type).toBytes();
        byte[] rest = attributes.toBytes();
        byte[] whole = ByteBuffer.allocate(fields.length + rest.length)
                .put(fields)
                .put(rest)
                .array();
        graph.bytes(1, whole);
        return output;
    }

    private String weights(float scale, int... dimensions) {
        int count = 1;
        for (int dimension : dimensions) {
            count *= dimension;
        }
        ByteBuffer data = ByteBuffer.allocate(4 * count).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) {
            data.putFloat(scale * (float) random.nextGaussian());
        }
        return tensor(FLOAT, data.array(), dimensions);
    }

    private String shape(long... dimensions) {
        ByteBuffer data = ByteBuffer.allocate(8 * dimensions.length).order(ByteOrder.LITTLE_ENDIAN);
        for (long dimension : dimensions) {
            data.putLong(dimension);
        }
        return tensor(INT64, data.array(), dimensions.length);
    }

    private String tensor(int type, byte[] data, int... dimensions) {
        String name = "w" + names++;
        ProtoWriter tensor = new ProtoWriter();
        for (int dimension : dimensions) {
            tensor.number(1, dimension);
        }
        graph.message(5, tensor.number(2, type).text(8, name).bytes(9, data));
        return name;
    }

    private static ProtoWriter integers(String name, long... values) {
        ProtoWriter attribute = new ProtoWriter().text(1, name);
        for (long value : values) {
            attribute.number(8, value);
        }
        return attribute.number(20, 7);
    }

    /** A float input or output [N, dimensions]. */
    private static ProtoWriter value(String name, int... dimensions) {
        ProtoWriter shape = new ProtoWriter().message(1, new ProtoWriter().text(2, "N"));
        for (int dimension : dimensions) {
            shape.message(1, new ProtoWriter().number(1, dimension));
        }
        ProtoWriter tensor = new ProtoWriter().number(1, FLOAT).message(2, shape);
        return new ProtoWriter().text(1, name).message(2, new ProtoWriter().message(1, tensor));
    }
}
