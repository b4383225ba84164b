package org.shbangzero.train.network.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteOrder;
import java.util.Map;
import java.util.stream.Collectors;
import onnx.Onnx.GraphProto;
import onnx.Onnx.TensorProto;
import org.junit.jupiter.api.Test;

class ChannelWeightsTest {
    private static final float INPUT_SCALE = 0.02f;

    /** The constants that were added, by name. */
    private static Map<String, TensorProto> quantised(float[] weights, float[] bias) {
        GraphProto.Builder graph = GraphProto.newBuilder();
        ChannelWeights channels = ChannelWeights.of(
                OnnxProtos.floats("w", weights, bias.length, weights.length / bias.length, 1, 1),
                OnnxProtos.floats("b", bias, bias.length),
                INPUT_SCALE);
        assertThat(channels.addWeights(graph)).isEqualTo("w.dequantised");
        assertThat(channels.addBias(graph)).isEqualTo("b.dequantised");
        return graph.getInitializerList().stream().collect(Collectors.toMap(TensorProto::getName, tensor -> tensor));
    }

    @Test
    void eachChannelHasItsOwnScale() {
        Map<String, TensorProto> constants =
                quantised(new float[] {1.27f, -0.5f, 0, 0.001f, -0.00127f, 0.0004f}, new float[] {0.5f, -3e-4f});

        assertThat(constants.get("w.quantised").getRawData().toByteArray()).containsExactly(127, -50, 0, 100, -127, 40);
        float[] scales = OnnxProtos.values(constants.get("w.quantised.scale"));
        assertThat(scales[0]).isCloseTo(0.01f, within(1e-6f));
        assertThat(scales[1]).isCloseTo(1e-5f, within(1e-9f));
        assertThat(constants
                        .get("b.quantised")
                        .getRawData()
                        .asReadOnlyByteBuffer()
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .getInt())
                .isEqualTo(2500); // 0.5 / (0.01 * 0.02)
    }

    /** Batch normalisation may leave a channel with next to no weights, and a bias like any other. */
    @Test
    void aDeadChannelKeepsItsBias() {
        Map<String, TensorProto> constants = quantised(new float[] {1e-15f, -2e-15f, 0, 0}, new float[] {0.5f, 0});

        int integer = constants
                .get("b.quantised")
                .getRawData()
                .asReadOnlyByteBuffer()
                .order(ByteOrder.LITTLE_ENDIAN)
                .getInt();
        assertThat(integer * OnnxProtos.values(constants.get("b.quantised.scale"))[0])
                .isCloseTo(0.5f, within(1e-6f));
        assertThat(OnnxProtos.values(constants.get("w.quantised.scale"))[1]).isPositive();
    }
}
