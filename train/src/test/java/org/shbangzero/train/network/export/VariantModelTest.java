package org.shbangzero.train.network.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import onnx.Onnx.ModelProto;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.onnx.OnnxDescription;
import org.shbangzero.train.network.NetworkSettings;
import org.shbangzero.train.network.PolicyValueNetwork;

/** ONNX Runtime runs the variants of networks of all shapes, and they say nearly what the networks say. */
class VariantModelTest {
    private static final Game GAME = Games.byId("shbang");
    private static final List<Position> CALIBRATION = ExportParity.randomPositions(GAME, 120, 5);
    private static final List<Position> OTHERS = ExportParity.randomPositions(GAME, 60, 6);

    @TempDir
    Path folder;

    static List<NetworkSettings> settings() {
        return OnnxExportTest.settings();
    }

    private Path float32(PolicyValueNetwork network) throws IOException {
        Path file = folder.resolve("net.onnx");
        OnnxExport.write(network, file, Map.of());
        return file;
    }

    private Path written(VariantModel model) throws IOException {
        Path file = folder.resolve("variant.onnx");
        Map<String, String> metadata =
                OnnxDescription.read(folder.resolve("net.onnx")).metadata();
        model.write(file, metadata);
        assertThat(OnnxDescription.read(file).metadata()).isEqualTo(metadata);
        return file;
    }

    @ParameterizedTest
    @MethodSource("settings")
    void float16IsNearlyExactAndHalfTheSize(NetworkSettings settings) throws IOException {
        PolicyValueNetwork network = OnnxExportTest.network(settings);
        Path float32 = float32(network);
        Path file = written(VariantModel.float16(float32));

        ExportParity parity = ExportParity.measure(network, file, GAME, OTHERS);
        assertThat(parity.policy()).isPositive().isLessThan(0.02);
        assertThat(parity.wdl()).isLessThan(0.005);
        OnnxDescription description = OnnxDescription.read(file);
        assertThat(description.weights().keySet()).containsExactly("float16");
        assertThat(description.inputs()).isEqualTo(OnnxDescription.read(float32).inputs());
        assertThat(description.outputs())
                .isEqualTo(OnnxDescription.read(float32).outputs());
    }

    @ParameterizedTest
    @MethodSource("settings")
    void int8IsNear(NetworkSettings settings) throws IOException {
        PolicyValueNetwork network = OnnxExportTest.network(settings);
        Path float32 = float32(network);
        Path file = written(VariantModel.int8(float32, GAME, CALIBRATION, ProgressListener.NONE));

        ExportParity parity = ExportParity.measure(network, file, GAME, OTHERS);
        assertThat(parity.policy()).isPositive().isLessThan(0.5);
        assertThat(parity.wdl()).isPositive().isLessThan(0.1);
        OnnxDescription description = OnnxDescription.read(file);
        assertThat(description.inputs()).isEqualTo(OnnxDescription.read(float32).inputs());
        assertThat(description.outputs())
                .isEqualTo(OnnxDescription.read(float32).outputs());
    }

    @Test
    void weightsOfTheTrunkAreBytes() throws IOException {
        Path float32 = float32(OnnxExportTest.network(new NetworkSettings(2, 16, true, 12, 4, 16)));
        OnnxDescription description =
                OnnxDescription.read(written(VariantModel.int8(float32, GAME, CALIBRATION, ProgressListener.NONE)));

        long stem = 34 * 16 * 9;
        long block = 2 * 16 * 16 * 9 + 2 * 16 * 8;
        long zeroPoints = 5 * 16 + 2 * (8 + 16);
        assertThat(description.weights()).containsEntry("int8", stem + 2 * block + zeroPoints);
    }

    @Test
    void whatIsQuantisedIsWhatBothHeadsNeed() throws IOException {
        Path float32 = float32(OnnxExportTest.network(new NetworkSettings(1, 8, true, 8, 1, 8)));
        ModelProto model = ModelProto.parseFrom(Files.readAllBytes(float32));
        // Before a Relu nothing is: bytes from 0 on cut off by themselves.
        assertThat(Int8Rewrite.activations(model))
                .containsExactly(
                        "planes",
                        "stem.norm",
                        "block0.first.norm",
                        "block0.second.conv",
                        "block0.squeeze.average",
                        "block0.squeeze.hidden",
                        "block0.squeeze.expand",
                        "block0.squeeze.scale",
                        "block0.squeeze",
                        "block0");
    }
}
