package org.shbangzero.evaluate.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;

class NetworkFilesTest {
    @TempDir
    Path folder;

    private Path run;

    @BeforeEach
    void writeRun() throws IOException {
        run = folder.resolve("quick");
        for (int number = 0; number < 4; number++) {
            Path checkpoint = Files.createDirectories(run.resolve("checkpoints/00000" + number));
            Files.writeString(checkpoint.resolve("model.onnx"), "net " + number);
        }
        Files.writeString(
                run.resolve("manifest.json"),
                """
                {"iterations": [
                  {"number": 0, "checkpoint": {"number": 0}, "best": 0},
                  {"number": 1, "checkpoint": {"number": 1}, "best": 1},
                  {"number": 2, "checkpoint": {"number": 2}, "best": 1},
                  {"number": 3, "checkpoint": {"number": 3}},
                  {"number": 4}
                ]}
                """);
    }

    @Test
    void findsFilesCheckpointsAndPartsOfRuns() throws IOException {
        Path file = Files.writeString(folder.resolve("strong.onnx"), "net");
        Path checkpoint = run.resolve("checkpoints/000002");

        assertThat(NetworkFiles.find(file.toString())).isEqualTo(new NetworkFiles(file, "strong"));
        assertThat(NetworkFiles.find(checkpoint.toString()))
                .isEqualTo(new NetworkFiles(checkpoint.resolve("model.onnx"), "quick@000002"));
        assertThat(NetworkFiles.find(checkpoint + "/model.onnx").label()).isEqualTo("quick@000002");
        assertThat(NetworkFiles.find(run + "@2").label()).isEqualTo("quick@000002");
        assertThat(NetworkFiles.find(run + "@000002").label()).isEqualTo("quick@000002");
        assertThat(NetworkFiles.find(run + "@best").label()).isEqualTo("quick@000001");
        assertThat(NetworkFiles.find(run + "/@latest").label()).isEqualTo("quick@000003");
    }

    private static void assertProblem(String text, String... messages) {
        assertThatThrownBy(() -> NetworkFiles.find(text))
                .isInstanceOf(InputException.class)
                .satisfies(e -> assertThat(e.getMessage()).contains(messages));
    }

    @Test
    void saysWhatIsMissingAndWhatIsThere() throws IOException {
        Files.writeString(folder.resolve("notes.txt"), "");
        Files.createDirectories(folder.resolve("empty"));

        assertProblem("gredy", "no such file or folder: 'gredy'", "expected a .onnx file");
        assertProblem("greedy", "'greedy' plays without a network");
        assertProblem(folder + "/gone.onnx", "no such file or folder", "gone.onnx");
        assertProblem(folder + "/notes.txt", "is no network: expected a .onnx file");
        assertProblem(folder + "/empty", "is a folder without a model.onnx");
        assertProblem(run.toString(), "is a whole run", "quick@best", "there are: 000000, 000001, …, 000003");
        assertProblem(run + "@7", "no checkpoint '000007'", "there are: 000000, 000001, …, 000003");
        assertProblem(run + "@bset", "did you mean 'best'?");
        assertProblem(run + "/checkpoints/000009", "no such file or folder", "there are: 000000");
        assertProblem(folder + "/empty@best", "is no run's folder");
    }

    @Test
    void aPlayerThatIsNoFileIsAnUnknownPlayer() throws IOException {
        assertThatThrownBy(() -> NetworkFiles.ofPlayer("gredy"))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("unknown player 'gredy'; did you mean 'greedy'?");
        assertThatThrownBy(() -> NetworkFiles.ofPlayer("gone.onnx")).hasMessageContaining("no such file or folder");
        assertThat(NetworkFiles.ofPlayer(run + "@2").label()).isEqualTo("quick@000002");
    }

    @Test
    void aRunWithoutAFinishedCheckpointIsNamed() throws IOException {
        Files.writeString(run.resolve("manifest.json"), "{\"iterations\": []}");
        assertProblem(run + "@best", "no finished checkpoint yet");
        Files.delete(run.resolve("manifest.json"));
        assertProblem(run + "@best", "cannot read", "manifest.json");
    }
}
