package org.shbangzero.train.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.cli.shell.CommandLines;
import org.shbangzero.selfplay.io.Sha256;
import org.shbangzero.train.TinyConfig;

class ExportCommandTest {
    private static final Game CHESS = Games.byId("chess");

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
        Path config = Files.writeString(trained.resolve("tiny.yaml"), TinyConfig.of("chess"));
        run = trained.resolve("tiny");
        StringWriter err = new StringWriter();
        int code = CommandLines.run(
                Main.commands(),
                new PrintWriter(new StringWriter()),
                new PrintWriter(err),
                "train",
                config.toString(),
                "--run",
                run.toString());
        assertThat(code).as(err.toString()).isZero();
    }

    private int shbang(Object... words) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        String[] args = Stream.of(words).map(Object::toString).toArray(String[]::new);
        return CommandLines.run(Main.commands(), new PrintWriter(out), new PrintWriter(err), args);
    }

    private JsonNode described(Path file) throws IOException {
        assertThat(shbang("describe", file, "--json")).isZero();
        return new ObjectMapper().readTree(out.toString());
    }

    @Test
    void theFileSaysHowItCameAbout() throws IOException {
        Path target = folder.resolve("new/net.onnx");
        assertThat(shbang("export", run + "@latest", "-o", target, "--licence", "CC0-1.0"))
                .isZero();
        assertThat(err.toString()).isEmpty();
        assertThat(out.toString())
                .startsWith(target + ": ")
                .contains(
                        "from tiny@000002 after ",
                        "Parity with Deeplearning4j on 1,000 positions",
                        "Next: shbang describe " + target);

        JsonNode network = described(target);
        assertThat(network.path("refusal").isNull()).isTrue();
        JsonNode metadata = network.at("/onnx/metadata");
        assertThat(metadata.path("game").asText()).isEqualTo("chess");
        assertThat(metadata.path("source").asText()).isEqualTo("tiny@000002");
        assertThat(metadata.path("source_sha256").asText())
                .isEqualTo(Sha256.of(run.resolve("checkpoints/000002/ema.zip")));
        assertThat(metadata.path("run").asText()).isEqualTo("tiny");
        assertThat(metadata.path("iteration").asText()).isEqualTo("2");
        assertThat(metadata.path("config_hash").asText()).matches("[0-9a-f]{12}");
        assertThat(metadata.path("step").asInt()).isPositive();
        assertThat(metadata.path("positions_trained").asInt()).isPositive();
        assertThat(metadata.path("selfplay_games").asInt()).isEqualTo(8);
        assertThat(metadata.path("against_random").asText()).matches(".* % of 2 games.* 95 % interval .*; Elo .*");
        assertThat(metadata.path("against_000000").asText()).contains(" of 2 games");
        assertThat(metadata.path("licence").asText()).isEqualTo("CC0-1.0");
        assertThat(metadata.path("toolkit").asText()).startsWith("shbang-zero ");
        assertThat(new ObjectMapper().readTree(metadata.path("plane_names").asText()))
                .extracting(JsonNode::asText)
                .isEqualTo(CHESS.planes().names());
    }

    /** The tiny run's few games are not enough; random ones make up the thousand. */
    @Test
    void parityIsMeasuredOnTheRunsOwnGames() throws IOException {
        Path target = folder.resolve("net.onnx");
        assertThat(shbang("export", run + "@2", "-o", target)).isZero();
        JsonNode metadata = described(target).at("/onnx/metadata");

        String positions = metadata.path("parity_positions").asText();
        assertThat(positions).matches("1000, of which [1-9]\\d+ from the run's own games");
        assertThat(metadata.path("parity_policy").asDouble()).isBetween(0.0, 1e-4);
        assertThat(metadata.path("parity_wdl").asDouble()).isBetween(0.0, 1e-5);
        assertThat(metadata.path("licence").asText()).contains("not stated", "ask whoever trained");

        // The untrained network has no games before it.
        assertThat(shbang("export", run + "@0", "-o", target, "--force")).isZero();
        assertThat(described(target).at("/onnx/metadata/parity_positions").asText())
                .isEqualTo("1000, of which 0 from the run's own games");
    }

    @Test
    void plays() throws IOException {
        Path target = folder.resolve("net.onnx");
        assertThat(shbang("export", run.resolve("checkpoints/000002"), "-o", target))
                .isZero();
        assertThat(shbang(
                        "match",
                        target,
                        run + "@2",
                        "-g",
                        "chess",
                        "--games",
                        2,
                        "--sims",
                        4,
                        "--max-plies",
                        20,
                        "--pgn",
                        folder.resolve("m.pgn")))
                .isZero();
        // The same network on both sides: each pair of games is the same game twice.
        assertThat(out.toString()).contains("2 games").contains("50.0 %");
    }

    @Test
    void theSameCheckpointGivesTheSameFile() throws IOException {
        Path one = folder.resolve("one.onnx");
        Path other = folder.resolve("other.onnx");
        assertThat(shbang("export", run + "@1", "-o", one)).isZero();
        assertThat(shbang("export", run + "@1", "-o", other)).isZero();
        assertThat(other).hasSameBinaryContentAs(one);
    }

    @Test
    void replacesAFileOnlyIfToldTo() throws IOException {
        Path target = Files.writeString(folder.resolve("net.onnx"), "precious");
        assertThat(shbang("export", run + "@2", "-o", target)).isEqualTo(3);
        assertThat(err.toString()).contains("exists already", "--force").hasLineCount(1);
        assertThat(target).hasContent("precious");

        assertThat(shbang("export", run + "@2", "-o", target, "--force")).isZero();
        assertThat(described(target).path("game").asText()).isEqualTo("chess");
        assertThat(folder).isDirectoryNotContaining("glob:**/.*");
    }

    @Test
    void aCheckpointOutsideOfARunTellsWhatItKnows() throws IOException {
        Path copy = copyCheckpoint("copied");
        Path target = folder.resolve("net.onnx");
        assertThat(shbang("export", copy, "-o", target)).isZero();

        JsonNode metadata = described(target).at("/onnx/metadata");
        assertThat(metadata.path("source").asText()).isEqualTo("copied");
        assertThat(metadata.path("iteration").asText()).isEqualTo("2");
        assertThat(metadata.has("run")).isFalse();
    }

    @Test
    void aBrokenCheckpointGetsOneMessage() throws IOException {
        Path copy = copyCheckpoint("copied");
        Path weights = copy.resolve("ema.zip");
        byte[] whole = Files.readAllBytes(weights);
        byte[] flipped = whole.clone();
        flipped[flipped.length / 2] ^= 1;

        assertRefused(copy, "cannot read the network " + weights, weights, flipped);
        assertRefused(copy, "cannot read the network " + weights, weights, new byte[100]);
        Files.write(weights, whole);
        assertRefused(copy, "state.json is damaged", copy.resolve("state.json"), new byte[] {'{'});
        Files.delete(weights);
        assertRefused(copy, "there is no " + weights, copy.resolve("meta.json"), new byte[0]);
    }

    @Test
    void inARunTheManifestKnowsWhatIsBroken() throws IOException {
        Path copy = copyCheckpoint("run/checkpoints/000002");
        Files.copy(run.resolve("manifest.json"), folder.resolve("run/manifest.json"));
        // Still a whole network, but of another iteration.
        byte[] other = Files.readAllBytes(run.resolve("checkpoints/000001/ema.zip"));

        assertRefused(
                folder.resolve("run") + "@2",
                "is damaged: ema.zip is missing or not as it was written",
                copy.resolve("ema.zip"),
                other);
        Files.move(copy, copy.resolveSibling("000007"));
        assertThat(shbang("export", folder.resolve("run") + "@7", "-o", folder.resolve("net.onnx")))
                .isEqualTo(3);
        assertThat(err.toString()).contains("000007 does not count", "manifest.json does not list it");
    }

    private void assertRefused(Object what, String message, Path damaged, byte[] content) throws IOException {
        Files.write(damaged, content);
        Path target = folder.resolve("net.onnx");
        assertThat(shbang("export", what, "-o", target)).isEqualTo(3);
        assertThat(err.toString()).startsWith("shbang: ").contains(message).hasLineCount(1);
        assertThat(target).doesNotExist();
    }

    @Test
    void wrongUseGetsOneMessage() throws IOException {
        Path target = folder.resolve("net.onnx");
        assertThat(shbang("export", run + "@2")).isEqualTo(2);
        assertThat(err.toString()).contains("--output");
        assertThat(shbang("export", run + "@2", "-o", folder.resolve("net.zip")))
                .isEqualTo(2);
        assertThat(err.toString()).contains("does not end in .onnx");
        assertThat(shbang("export", run + "@2", "-o", target, "--licence", " ")).isEqualTo(2);
        assertThat(err.toString()).contains("the licence is empty");
        assertThat(shbang("export", run, "-o", target)).isEqualTo(3);
        assertThat(err.toString()).contains("is a whole run; say which checkpoint");
        assertThat(shbang("export", run + "@2", "-o", run.resolve("checkpoints/000001/model.onnx"), "--force"))
                .isEqualTo(3);
        assertThat(err.toString()).contains("is a checkpoint's folder, which must stay as it is");

        Path exported = folder.resolve("alone.onnx");
        assertThat(shbang("export", run + "@2", "-o", exported)).isZero();
        assertThat(shbang("export", exported, "-o", target)).isEqualTo(3);
        assertThat(err.toString()).contains("is no checkpoint that can be exported");
    }

    private Path copyCheckpoint(String name) throws IOException {
        Path copy = Files.createDirectories(folder.resolve(name));
        for (String file : List.of("ema.zip", "model.zip", "model.onnx", "state.json", "meta.json")) {
            Files.copy(run.resolve("checkpoints/000002").resolve(file), copy.resolve(file));
        }
        return copy;
    }

    @Test
    void aPageMustBeToldWhereItsRuntimeIs() throws IOException {
        Path page = folder.resolve("page.html");
        assertThat(shbang("export", run + "@latest", "--html", page)).isEqualTo(3);
        assertThat(err.toString())
                .contains(
                        "npm pack onnxruntime-web@1.29.0 && mkdir -p onnxruntime-web && tar -xzf onnxruntime-web-1.29.0.tgz")
                .contains("--onnxruntime-web onnxruntime-web");
        assertThat(shbang("export", run + "@latest", "--html", page, "--onnxruntime-web", folder))
                .isEqualTo(3);
        assertThat(err.toString()).contains("there is no onnxruntime-web in " + folder);
        assertThat(shbang("export", run + "@9", "--html", page, "--onnxruntime-web", folder))
                .isEqualTo(3);
        assertThat(page).doesNotExist();
        Files.createFile(page);
        assertThat(shbang("export", run + "@latest", "--html", page, "--onnxruntime-web", folder))
                .isEqualTo(3);
        assertThat(err.toString()).contains(page + " exists already").doesNotContain("npm");
    }

    @Test
    void writesOneThingAtATime() {
        assertThat(shbang("export", run + "@latest")).isEqualTo(2);
        assertThat(err.toString()).contains("'--output=FILE.onnx', or '--html=PAGE'");
        assertThat(shbang("export", run + "@latest", "--html", "page.html", "-o", "net.onnx"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--html writes a page alone");
    }
}
