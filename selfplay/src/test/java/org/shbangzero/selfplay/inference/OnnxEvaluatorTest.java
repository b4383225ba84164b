package org.shbangzero.selfplay.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.testing.RandomNetwork;
import org.shbangzero.selfplay.testing.RandomPositions;

class OnnxEvaluatorTest {
    private static final Game GAME = Games.byId("shbang");
    private static final List<Position> POSITIONS = RandomPositions.of(GAME, 1, 70);

    @TempDir
    static Path folder;

    private static Path network;

    @BeforeAll
    static void writeNetwork() throws IOException {
        network = folder.resolve("network.onnx");
        RandomNetwork.write(network, GAME, 2, 32, 1);
    }

    @Test
    void answersAreProbabilitiesAndDependOnThePosition() {
        try (OnnxEvaluator evaluator = OnnxEvaluator.open(network, GAME)) {
            float[][] answers = evaluate(evaluator, POSITIONS);
            for (float[] answer : answers) {
                int wdl = answer.length - 3;
                assertThat(answer[wdl] + answer[wdl + 1] + answer[wdl + 2]).isCloseTo(1, within(1e-5f));
            }
            assertThat(Arrays.stream(answers).map(Arrays::hashCode).distinct()).hasSizeGreaterThan(60);
            assertThat(evaluator.metadata()).isEqualTo(NetworkMetadata.of(GAME));
        }
    }

    /** Self-play must not depend on which games happen to share a batch. */
    @Test
    void noBitDependsOnTheNeighboursInTheBatch() {
        try (OnnxEvaluator evaluator = OnnxEvaluator.open(network, GAME)) {
            float[][] alone = evaluate(evaluator, POSITIONS);
            for (int size : new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 17, 31, 64, 70}) {
                List<Position> part = POSITIONS.subList(POSITIONS.size() - size, POSITIONS.size());
                float[][] together = evaluateTogether(evaluator, part);
                for (int i = 0; i < size; i++) {
                    int position = POSITIONS.size() - size + i;
                    assertThat(together[i])
                            .as("batch size %d, index %d", size, i)
                            .isEqualTo(alone[position]);
                }
            }
        }
    }

    @Test
    void threadsGiveTheAnswersOfOne() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try (OnnxEvaluator evaluator = OnnxEvaluator.open(network, GAME)) {
            float[][] expected = evaluate(evaluator, POSITIONS);
            List<Callable<float[][]>> tasks = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                int skip = i;
                tasks.add(() -> evaluateTogether(evaluator, POSITIONS.subList(skip, POSITIONS.size())));
            }
            int skip = 0;
            for (Future<float[][]> future : threads.invokeAll(tasks)) {
                assertThat(future.get()).isDeepEqualTo(Arrays.copyOfRange(expected, skip++, expected.length));
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void aMissingFileIsNamed() {
        Path missing = folder.resolve("missing.onnx");

        assertThatThrownBy(() -> OnnxEvaluator.open(missing, GAME))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(missing.toString());
    }

    @Test
    void aDamagedFileIsRefused() throws IOException {
        byte[] whole = Files.readAllBytes(network);
        Path file = folder.resolve("damaged.onnx");
        for (int length : new int[] {0, 1, 100, whole.length / 2, whole.length - 40}) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> OnnxEvaluator.open(file, GAME))
                    .as("cut to %d bytes", length)
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining(file.toString());
        }
    }

    @Test
    void aNetworkForAnotherGameIsRefused() throws IOException {
        assertThatThrownBy(() -> OnnxEvaluator.open(network, Games.byId("chess")))
                .isInstanceOf(InputException.class)
                .hasMessage("the network " + network + " is for the game 'shbang', but 'chess' is needed here");
        assertRefused(Map.of("game", "shbang", "planes", "shbang-planes-0", "policy", "p"), "'shbang-planes-0'");
        assertRefused(Map.of("game", "shbang"), "its metadata has no 'planes'");
    }

    @Test
    void aNetworkOfAnotherShapeIsRefused() throws IOException {
        Path file = folder.resolve("shape.onnx");
        RandomNetwork.write(
                file, Games.byId("chess"), 1, 8, 1, NetworkMetadata.of(GAME).toEntries());

        assertThatThrownBy(() -> OnnxEvaluator.open(file, GAME))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("'planes' of the network " + file);
    }

    private static void assertRefused(Map<String, String> metadata, String message) throws IOException {
        Path file = folder.resolve("other.onnx");
        RandomNetwork.write(file, GAME, 1, 8, 1, metadata);
        assertThatThrownBy(() -> OnnxEvaluator.open(file, GAME))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    /** Logits and then WDL of each position, evaluated alone. */
    private static float[][] evaluate(OnnxEvaluator evaluator, List<Position> positions) {
        return positions.stream()
                .map(position -> evaluateTogether(evaluator, List.of(position))[0])
                .toArray(float[][]::new);
    }

    private static float[][] evaluateTogether(OnnxEvaluator evaluator, List<Position> positions) {
        EvaluationBatch batch = new EvaluationBatch(GAME, positions.size());
        positions.forEach(batch::add);
        evaluator.evaluate(batch);
        int policySize = GAME.policy().size();
        float[][] answers = new float[positions.size()][policySize + 3];
        for (int i = 0; i < answers.length; i++) {
            batch.policy().get(i * policySize, answers[i], 0, policySize);
            batch.wdl().get(3 * i, answers[i], policySize, 3);
        }
        return answers;
    }
}
