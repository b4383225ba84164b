package org.shbangzero.evaluate.cli.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.cli.CommandLineRun;
import org.shbangzero.evaluate.cli.Snapshots;
import org.shbangzero.evaluate.testing.TinyNetwork;
import org.shbangzero.selfplay.io.Sha256;

class DescribeCommandTest {
    private static final Game SHBANG = Games.byId("shbang");

    @TempDir
    Path folder;

    private Path network(String name) throws IOException {
        return TinyNetwork.write(folder.resolve(name), SHBANG, 1);
    }

    @Test
    void tellsPeopleAllAboutANetwork() throws IOException {
        Path file = network("net.onnx");
        CommandLineRun run = shbang("describe", file.toString());

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        Snapshots.assertMatches(
                "describe", run.out().replace(folder.toString(), "DIR").replace(Sha256.of(file), "DIGITS"));
    }

    @Test
    void namesEveryPlaneInItsPlace() throws IOException {
        String out = shbang("describe", network("net.onnx").toString()).out();

        int count = SHBANG.planes().planeCount();
        List<String> lines = out.lines().toList();
        assertThat(lines.subList(lines.size() - count, lines.size()))
                .hasSize(count)
                .anySatisfy(line -> assertThat(line).matches(" +0  own pawns +0 or 1 on each square"))
                .anySatisfy(line -> assertThat(line).matches(" +23  own lives / 15 +0 to 15, divided by 15, .*"))
                .anySatisfy(
                        line -> assertThat(line).matches(" +" + (count - 1) + "  occurred twice .* on all squares"));
    }

    @Test
    void tellsProgramsTheSame() throws IOException {
        Path file = network("net.onnx");
        CommandLineRun run = shbang("describe", file.toString(), "--json");

        assertThat(run.exitCode()).isZero();
        JsonNode json = new ObjectMapper().readTree(run.out());
        assertThat(json.path("game").asText()).isEqualTo("shbang");
        assertThat(json.path("refusal").isNull()).isTrue();
        assertThat(json.path("planes").path("planes")).hasSize(SHBANG.planes().planeCount());
        assertThat(json.at("/planes/planes/23/name").asText()).isEqualTo("own lives / 15");
        assertThat(json.at("/planes/planes/23/values").asText()).isEqualTo("DIGIT");
        assertThat(json.at("/policy/planes").asInt()).isEqualTo(SHBANG.policy().planes());
        assertThat(json.at("/onnx/sha256").asText()).isEqualTo(Sha256.of(file));
        assertThat(json.at("/onnx/inputs/0/shape/0").asText()).isEqualTo("N");
        assertThat(json.at("/onnx/metadata/policy").asText()).isEqualTo("shbang-policy-1");
    }

    @Test
    void findsNetworksOfRuns() throws IOException {
        Files.createDirectories(folder.resolve("runs/a/checkpoints/000002"));
        network("runs/a/checkpoints/000002/model.onnx");

        CommandLineRun run = shbang("describe", folder.resolve("runs/a") + "@2");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("checkpoints/000002/model.onnx", "usable      yes");
    }

    /** The layouts' names have the same length, so the file stays whole. */
    @Test
    void describesANetworkOfAnotherVersionAndSaysWhyItCannotPlay() throws IOException {
        Path file = network("net.onnx");
        String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
        Files.writeString(file, bytes.replace("shbang-planes-1", "shbang-planes-9"), StandardCharsets.ISO_8859_1);

        CommandLineRun run = shbang("describe", file.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("usable      no: ", "'shbang-planes-9', but 'shbang-planes-1' is needed here")
                .doesNotContain("own pawns");
        Files.writeString(file, bytes.replace("shbang", "shbung"), StandardCharsets.ISO_8859_1);
        assertThat(shbang("describe", file.toString()).out()).contains("usable      no: unknown game 'shbung'");
    }

    @Test
    void saysThatANetworkIsBroken() throws IOException {
        Path broken = TinyNetwork.writeBroken(folder.resolve("broken.onnx"), SHBANG);
        assertThat(shbang("describe", broken.toString()).out()).contains("usable      no: ", "gives NaN");
    }

    @Test
    void whatIsNoNetworkGetsOneMessage() throws IOException {
        Path text = Files.writeString(folder.resolve("text.onnx"), "no network");
        Path foreign = network("foreign.onnx");
        String bytes = Files.readString(foreign, StandardCharsets.ISO_8859_1);
        Files.writeString(foreign, bytes.replace("game", "gume"), StandardCharsets.ISO_8859_1);

        assertBadInput(text.toString(), "text.onnx is no whole ONNX file");
        assertBadInput(
                foreign.toString(), "is an ONNX file, but no network of this program: its metadata has no 'game'");
        assertBadInput(folder.resolve("absent.onnx").toString(), "no such file or folder");
        assertBadInput(folder.toString(), "is a folder without a model.onnx");
        assertBadInput("greedy", "'greedy' plays without a network");
    }

    private static void assertBadInput(String network, String message) {
        CommandLineRun run = shbang("describe", network);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("shbang: ").contains(message).hasLineCount(1);
    }
}
