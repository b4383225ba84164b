package org.shbangzero.evaluate.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.function.DoubleSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.inference.NetworkMetadata;

/**
 * Writes the smallest ONNX file that passes for a network of a game: a 1×1 convolution with random weights for the policy,
 * and a linear value of the planes' means. The numbers in the code are the field numbers of onnx.proto.
 */
public final class TinyNetwork {
    private final DoubleSupplier weights;
    private final Message graph = new Message();

    private TinyNetwork(DoubleSupplier weights) {
        this.weights = weights;
    }

    /** Writes a network whose weights are no numbers. */
    public static Path writeBroken(Path file, Game game) throws IOException {
        return Files.write(file, new TinyNetwork(() -> Double.NaN).model(game));
    }

    /** Writes {@code file}; the same seed gives the same network. */
    public static Path write(Path file, Game game, long seed) throws IOException {
        return Files.write(file, new TinyNetwork(new Random(seed)::nextGaussian).model(game));
    }

    private byte[] model(Game game) {
        int planes = game.planes().planeCount();
        node("Conv", "p", "planes", "wp");
        node("Flatten", "policy", "p");
        node("GlobalAveragePool", "m", "planes");
        node("Conv", "v", "m", "wv");
        node("Flatten", "f", "v");
        node("Softmax", "wdl", "f");
        graph.text(2, "tiny");
        weights("wp", game.policy().planes(), planes, 1, 1);
        weights("wv", 3, planes, 1, 1);
        graph.message(11, floats("planes", planes, 8, 8))
                .message(12, floats("policy", game.policy().size()))
                .message(12, floats("wdl", 3));
        Message model = new Message()
                .number(1, 8)
                .message(7, graph)
                .message(8, new Message().text(1, "").number(2, 13));
        NetworkMetadata.of(game)
                .toEntries()
                .forEach((key, value) ->
                        model.message(14, new Message().text(1, key).text(2, value)));
        return model.bytes();
    }

    private void node(String type, String output, String... inputs) {
        Message node = new Message();
        for (String input : inputs) {
            node.text(1, input);
        }
        graph.message(1, node.text(2, output).text(4, type));
    }

    private void weights(String name, int... shape) {
        Message tensor = new Message();
        int count = 1;
        for (int length : shape) {
            tensor.number(1, length);
            count *= length;
        }
        ByteBuffer data = ByteBuffer.allocate(4 * count).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) {
            data.putFloat((float) weights.getAsDouble());
        }
        graph.message(5, tensor.number(2, 1).text(8, name).field(9, data.array()));
    }

    private static Message floats(String name, int... shapeAfterBatch) {
        Message shape = new Message().message(1, new Message().text(2, "N"));
        for (int length : shapeAfterBatch) {
            shape.message(1, new Message().number(1, length));
        }
        Message tensor = new Message().number(1, 1).message(2, shape);
        return new Message().text(1, name).message(2, new Message().message(1, tensor));
    }

    /** A protocol buffer in the making. */
    private static final class Message {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        private Message number(int field, long value) {
            varint(field << 3);
            varint(value);
            return this;
        }

        private Message text(int field, String value) {
            return field(field, value.getBytes(StandardCharsets.UTF_8));
        }

        private Message message(int field, Message value) {
            return field(field, value.bytes());
        }

        private Message field(int field, byte[] value) {
            varint((field << 3) | 2);
            varint(value.length);
            out.writeBytes(value);
            return this;
        }

        private void varint(long value) {
            long rest = value;
            while (rest >= 0x80) {
                out.write((int) ((rest & 0x7f) | 0x80));
                rest >>>= 7;
            }
            out.write((int) rest);
        }

        private byte[] bytes() {
            return out.toByteArray();
        }
    }
}
