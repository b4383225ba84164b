package org.shbangzero.train.network.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import onnx.Onnx.ModelProto;
import onnx.Onnx.StringStringEntryProto;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.train.network.NetworkLayout;
import org.shbangzero.train.network.NetworkSettings;
import org.shbangzero.train.network.PolicyValueNetwork;
import org.shbangzero.train.network.layer.RandomArrays;

class OnnxExportTest {
    private static final Game GAME = Games.byId("shbang");

    @TempDir
    Path folder;

    static List<NetworkSettings> settings() {
        return List.of(
                new NetworkSettings(2, 16, true, 12, 4, 16),
                new NetworkSettings(1, 8, false, 0, 1, 8),
                NetworkSettings.ofSize(4, 32));
    }

    @ParameterizedTest
    @MethodSource("settings")
    void saysOfRealPositionsWhatTheNetworkDoes(NetworkSettings settings) throws IOException {
        PolicyValueNetwork network = network(settings);
        Path file = folder.resolve("model.onnx");
        OnnxExport.write(network, file, Map.of());
        List<Position> positions = ExportParity.randomPositions(GAME, 24, 5);
        ExportParity parity = ExportParity.check(network, file, GAME, positions);
        assertThat(parity.positions()).isEqualTo(24);
        assertThat(parity.policy()).isLessThan(1e-4);
        assertThat(parity.legalPolicy()).isPositive().isLessThanOrEqualTo(parity.policy());
        assertThat(parity.wdl()).isLessThan(1e-5);
    }

    /** Plane 1 holds steps of two squares up, which pawns may take at the start; plane 71 underpromotions. */
    @Test
    void parityTellsLegalMovesFromOthers() throws IOException {
        PolicyValueNetwork network = network(NetworkSettings.ofSize(1, 8));
        Path file = folder.resolve("model.onnx");
        OnnxExport.write(network, file, Map.of());
        // More than one batch, and the last one is not full.
        List<Position> positions = Collections.nCopies(130, GAME.start(0));
        INDArray bias = network.graph().getParam("policy.logits_b");

        bias.putScalar(71, bias.getFloat(71) + 1);
        ExportParity illegal = ExportParity.measure(network, file, GAME, positions);
        assertThat(illegal.positions()).isEqualTo(130);
        assertThat(illegal.policy()).isCloseTo(1, within(1e-4));
        assertThat(illegal.legalPolicy()).isLessThan(1e-4);
        bias.putScalar(1, bias.getFloat(1) + 2);
        assertThat(ExportParity.measure(network, file, GAME, positions).legalPolicy())
                .isCloseTo(2, within(1e-4));
    }

    @Test
    void aDifferentNetworkFailsTheCheck() throws IOException {
        PolicyValueNetwork network = network(NetworkSettings.ofSize(1, 8));
        Path file = folder.resolve("model.onnx");
        OnnxExport.write(network, file, Map.of());
        network.graph().getParam("policy.logits_b").addi(0.01);
        List<Position> positions = ExportParity.randomPositions(GAME, 2, 5);
        assertThatThrownBy(() -> ExportParity.check(network, file, GAME, positions))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("model.onnx");
    }

    @Test
    void theFileNamesGameAndLayouts() throws IOException {
        Path file = folder.resolve("model.onnx");
        OnnxExport.write(network(NetworkSettings.ofSize(1, 8)), file, Map.of("steps", "12"));
        assertThat(metadata(file))
                .containsEntry("game", "shbang")
                .containsEntry("planes", GAME.planes().name())
                .containsEntry("policy", GAME.policy().name())
                .containsEntry("steps", "12");
        Game chess = Games.byId("chess");
        assertThatThrownBy(() -> OnnxEvaluator.open(file, chess)).isInstanceOf(InputException.class);
    }

    @Test
    void randomPositionsDependOnTheSeedAlone() {
        List<String> fens = fens(3);
        assertThat(fens).isEqualTo(fens(3)).isNotEqualTo(fens(4));
        assertThat(fens).doesNotHaveDuplicates();
    }

    private static List<String> fens(long seed) {
        return ExportParity.randomPositions(GAME, 10, seed).stream()
                .map(Position::fen)
                .toList();
    }

    private static Map<String, String> metadata(Path file) throws IOException {
        return ModelProto.parseFrom(Files.readAllBytes(file)).getMetadataPropsList().stream()
                .collect(Collectors.toMap(StringStringEntryProto::getKey, StringStringEntryProto::getValue));
    }

    /** An untrained network whose every parameter matters: no zero bias, no running statistic of 0 or 1. */
    static PolicyValueNetwork network(NetworkSettings settings) {
        PolicyValueNetwork network = PolicyValueNetwork.create(settings, NetworkLayout.of(GAME), 3);
        long seed = 1;
        for (Map.Entry<String, INDArray> parameter :
                network.graph().paramTable().entrySet()) {
            INDArray values = parameter.getValue();
            INDArray noise = RandomArrays.array(seed++, values.shape()).muli(0.1);
            values.addi(parameter.getKey().endsWith("_var") ? noise.mul(noise) : noise);
        }
        return network;
    }
}
