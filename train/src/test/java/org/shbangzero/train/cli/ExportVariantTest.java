package org.shbangzero.train.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.evaluate.cli.shell.CommandLines;
import org.shbangzero.selfplay.io.Sha256;
import org.shbangzero.train.TinyConfig;

class ExportVariantTest {
    /** Of a run that is trained once and not changed after. */
    @TempDir
    static Path trained;

    private static Path run;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeAll
    static void train() throws IOException {
        Path config = Files.writeString(trained.resolve("tiny.yaml"), TinyConfig.of("shbang"));
        run = trained.resolve("tiny");
        StringWriter err = new StringWriter();
        String[] words = {"train", config.toString(), "--run", run.toString()};
        int code = CommandLines.run(Main.commands(), new PrintWriter(new StringWriter()), new PrintWriter(err), words);
        assertThat(code).as(err.toString()).isZero();
    }

    private int shbang(Object... words) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        String[] args = Stream.of(words).map(Object::toString).toArray(String[]::new);
        return CommandLines.run(Main.commands(), new PrintWriter(out), new PrintWriter(err), args);
    }

    private JsonNode metadata(Path file) throws IOException {
        assertThat(shbang("describe", file, "--json")).as(err.toString()).isZero();
        JsonNode network = new ObjectMapper().readTree(out.toString());
        assertThat(network.path("refusal").isNull()).isTrue();
        return network.at("/onnx/metadata");
    }

    @Test
    void variantsLieBesideTheFileAndSayHowTheyCompare() throws IOException {
        Path target = folder.resolve("net.onnx");
        assertThat(shbang("export", run + "@2", "-o", target, "--variant", "int8,float16", "--games", 2, "--sims", 2))
                .as(err.toString())
                .isZero();
        assertThat(out.toString())
                .containsSubsequence(
                        "net.onnx: ",
                        "net-float16.onnx: ",
                        "parity",
                        "speed",
                        "times float32 at batch 16",
                        "times float32 at batch 1",
                        "match        ",
                        " % of 2 games at 2 simulations",
                        "net-int8.onnx: ",
                        "calibration",
                        "match        ",
                        "Next: shbang describe ");

        for (String variant : new String[] {"float16", "int8"}) {
            JsonNode metadata = metadata(folder.resolve("net-" + variant + ".onnx"));
            assertThat(metadata.path("variant").asText()).isEqualTo(variant);
            assertThat(metadata.path("source").asText()).isEqualTo("tiny@000002");
            assertThat(metadata.path("float32_sha256").asText()).isEqualTo(Sha256.of(target));
            assertThat(metadata.path("float32_bytes").asLong()).isEqualTo(Files.size(target));
            assertThat(metadata.path("float32_positions").asText())
                    .matches("\\d+, of which \\d+ from the run's own games");
            assertThat(metadata.path("float32_top_move").asDouble()).isBetween(0.5, 1.0);
            assertThat(metadata.path("float32_value").asDouble()).isBetween(0.0, 0.05);
            assertThat(metadata.path("float32_policy").asDouble()).isBetween(1e-7, 0.5);
            assertThat(metadata.path("float32_wdl").asDouble()).isBetween(1e-7, 0.1);
            assertThat(metadata.path("float32_speed").asText()).matches("\\d+\\.\\d\\d times float32 at batch 16.*");
            assertThat(metadata.path("against_float32").asText()).contains(" of 2 games at 2 simulations");
            // That was about 32-bit floats and Deeplearning4j.
            assertThat(metadata.has("parity_policy")).isFalse();
            assertThat(metadata.has("calibration")).isEqualTo(variant.equals("int8"));
        }
        assertThat(shbang("describe", folder.resolve("net-int8.onnx"))).isZero();
        assertThat(out.toString()).contains("variant     int8, made of float32", "float32_speed", " int8, ");
        assertThat(folder).isDirectoryNotContaining("glob:**/.*");
    }

    @Test
    void aVariantPlays() throws IOException {
        Path target = folder.resolve("net.onnx");
        assertThat(shbang("export", run + "@2", "-o", target, "--variant", "INT8", "--games", 0))
                .as(err.toString())
                .isZero();
        assertThat(out.toString()).contains("match        not played");
        Path int8 = folder.resolve("net-int8.onnx");
        assertThat(metadata(int8).has("against_float32")).isFalse();

        Path games = folder.resolve("m.pgn");
        assertThat(shbang("match", int8, target, "--games", 2, "--sims", 4, "--max-plies", 20, "--pgn", games))
                .as(err.toString())
                .isZero();
        assertThat(out.toString()).contains("net-int8 against net, shbang: 2 games");
    }

    @Test
    void nothingIsWrittenIfAFileIsThereAlready() throws IOException {
        Path target = folder.resolve("net.onnx");
        Path variant = Files.writeString(folder.resolve("net-float16.onnx"), "precious");
        assertThat(shbang("export", run + "@2", "-o", target, "--variant", "float16", "--games", 0))
                .isEqualTo(3);
        assertThat(err.toString())
                .contains(variant + " exists already", "--force")
                .hasLineCount(1);
        assertThat(variant).hasContent("precious");
        assertThat(target).doesNotExist();

        assertThat(shbang("export", run + "@2", "-o", target, "--variant", "float16", "--games", 0, "--force"))
                .isZero();
        assertThat(metadata(variant).path("variant").asText()).isEqualTo("float16");
    }

    @Test
    void interruptedItSaysWhatIsMissingAndLeavesNothingHalfWritten() throws Exception {
        Path target = folder.resolve("net.onnx");
        Path messages = trained.resolve("messages");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "export",
                        run + "@2",
                        "-o",
                        target.toString(),
                        "--variant",
                        "int8",
                        "--games",
                        "10000")
                .redirectError(messages.toFile())
                .start();
        try (BufferedReader lines = process.inputReader()) {
            assertThat(lines.readLine()).startsWith(target + ": ");
            assertThat(lines.readLine()).startsWith("Parity ");
            process.toHandle().destroy();
            assertThat(lines.readLine()).isNull();
        }
        assertThat(process.waitFor()).as(Files.readString(messages)).isEqualTo(130);
        assertThat(Files.readAllLines(messages))
                .containsOnlyOnce("shbang: interrupted; " + folder.resolve("net-int8.onnx") + " was not written");
        assertThat(folder).isDirectoryContaining("glob:**/net.onnx").isDirectoryNotContaining("glob:**/{.*,*int8*}");
    }

    /** The untrained network has no games before it. */
    @Test
    void withoutGamesOfTheRunThereIsNoInt8() {
        Path target = folder.resolve("net.onnx");
        assertThat(shbang("export", run + "@0", "-o", target, "--variant", "float16,int8"))
                .isEqualTo(3);
        assertThat(err.toString())
                .contains("int8 needs positions from the run's own games", "export a later checkpoint")
                .hasLineCount(1);
        assertThat(folder).isEmptyDirectory();
        assertThat(shbang("export", run + "@0", "-o", target, "--variant", "float16", "--games", 0))
                .isZero();
    }

    @Test
    void wrongUseGetsOneMessage() {
        Path target = folder.resolve("net.onnx");
        assertThat(shbang("export", run + "@2", "-o", target, "--variant", "int4"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--variant", "did you mean 'int8'?");
        assertThat(shbang("export", run + "@2", "-o", target, "--variant", "int8", "--games", 3))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--games", "3 is no even number");
        assertThat(shbang("export", run + "@2", "-o", target, "--variant", "int8", "--sims", 0))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--sims", "0 is not at least 1");
        assertThat(folder).isEmptyDirectory();
    }
}
