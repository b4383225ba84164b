package org.shbangzero.selfplay.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.Sha256;
import org.shbangzero.selfplay.testing.RandomNetwork;

class OnnxDescriptionTest {
    private static final Game CHESS = Games.byId("chess");

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void writeNetwork() throws IOException {
        file = folder.resolve("net.onnx");
        RandomNetwork.write(file, CHESS, 2, 8, 1, Map.of("game", "chess", "note", "Grüße"));
    }

    @Test
    void tellsWhatTheFileHolds() throws IOException {
        OnnxDescription found = OnnxDescription.read(file);

        assertThat(found.bytes()).isEqualTo(Files.size(file));
        assertThat(found.sha256()).isEqualTo(Sha256.of(file));
        assertThat(found.irVersion()).isEqualTo(8);
        assertThat(found.operatorSets()).isEqualTo(Map.of("ai.onnx", 13L));
        assertThat(found.producer()).isEmpty();
        assertThat(found.inputs()).extracting(OnnxValue::toString).containsExactly("planes float32 [N, 20, 8, 8]");
        assertThat(found.outputs())
                .extracting(OnnxValue::toString)
                .containsExactly("policy float32 [N, 4672]", "wdl float32 [N, 3]");
        assertThat(found.metadata()).isEqualTo(Map.of("game", "chess", "note", "Grüße"));
    }

    /** Stem, two blocks of two convolutions and a squeeze to 2 hidden units, policy head, value head. */
    @Test
    void countsWeightsButNoShapes() {
        OnnxDescription found = OnnxDescription.read(file);

        long stem = 20 * 8 * 9 + 8;
        long block = 2 * (8 * 8 * 9 + 8) + (8 * 2 + 2) + (2 * 8 + 8);
        long policy = (8 * 8 + 8) + (8 * 73 + 73);
        long value = (8 * 8 + 8) + (8 * 64 * 64 + 64) + (64 * 3 + 3);
        assertThat(found.weights()).isEqualTo(Map.of("float32", stem + 2 * block + policy + value));
        assertThat(found.operators()).containsEntry("Conv", 1 + 2 * 2 + 3).containsEntry("Add", 2);
    }

    @Test
    void readsPackedDimensionsAndProducers() throws IOException {
        // ModelProto {ir_version: 9, producer_name: "p", producer_version: "2", graph {initializer {dims: [3, 130]
        // (packed), data_type: FLOAT16}}}
        byte[] model = {0x08, 9, 0x12, 1, 'p', 0x1a, 1, '2', 0x3a, 9, 0x2a, 7, 0x0a, 3, 3, (byte) 0x82, 1, 0x10, 10};
        OnnxDescription found = OnnxDescription.read(Files.write(file, model));

        assertThat(found.weights()).isEqualTo(Map.of("float16", 390L));
        assertThat(found.producer()).isEqualTo("p 2");
    }

    @Test
    void whatIsNoOnnxFileIsNamed() throws IOException {
        for (String text : new String[] {"", "no network", "PAR1", "{\"json\": true}"}) {
            Path other = Files.writeString(folder.resolve("other.onnx"), text);
            assertThatThrownBy(() -> OnnxDescription.read(other))
                    .as(text)
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith(other + " is no whole ONNX file (");
        }
        assertThatThrownBy(() -> OnnxDescription.read(folder.resolve("absent.onnx")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("no such file or folder: " + folder.resolve("absent.onnx"));
    }

    /** Whatever is broken, it is described or refused, and nothing else happens. */
    @Test
    void brokenFilesAreReadOrRefused() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        Random random = new Random(3);
        int refused = 0;
        for (int i = 0; i < 400; i++) {
            byte[] broken = Arrays.copyOf(whole, i % 2 == 0 ? random.nextInt(whole.length) : whole.length);
            for (int flip = 0; flip < 20 && broken.length > 0; flip++) {
                // The structure is in the graph's head and behind it.
                int near = random.nextInt(Math.min(300, broken.length));
                broken[random.nextBoolean() ? near : broken.length - 1 - near] = (byte) random.nextInt();
            }
            try {
                OnnxDescription.read(Files.write(file, broken));
            } catch (InputException e) {
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(200);
    }
}
