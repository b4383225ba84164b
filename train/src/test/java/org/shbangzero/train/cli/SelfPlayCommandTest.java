package org.shbangzero.train.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.cli.shell.CommandLines;
import org.shbangzero.train.network.NetworkLayout;
import org.shbangzero.train.network.NetworkSettings;
import org.shbangzero.train.network.PolicyValueNetwork;
import org.shbangzero.train.network.export.OnnxExport;

class SelfPlayCommandTest {
    @TempDir
    Path folder;

    private Path config;
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void writeConfig() throws IOException {
        config = Files.writeString(folder.resolve("small.yaml"), "{game: chess, iterations: 1, gamesPerIteration: 4}");
    }

    private int shbang(String... args) {
        return CommandLines.run(Main.commands(), new PrintWriter(new StringWriter()), new PrintWriter(err), args);
    }

    private String errors() {
        return err.toString().replace(folder.toString(), "DIR");
    }

    @Test
    void needsANetwork() {
        String missing = folder.resolve("absent.onnx").toString();

        assertThat(shbang("selfplay", "--config", config.toString(), "--checkpoint", missing, "--games", "2"))
                .isEqualTo(3);
        assertThat(errors()).contains("no such file or folder: 'DIR/absent.onnx'");
    }

    @Test
    void goesOnWithTheFilesItHas() throws Exception {
        Path network = network("net.onnx", 1);
        Path games = folder.resolve("games");
        String[] command = {
            "selfplay",
            "--config",
            config.toString(),
            "--checkpoint",
            network.toString(),
            "--games",
            "5",
            "--out",
            games.toString(),
            "-o",
            "selfPlay={gamesPerShard: 2, maxPlies: 12}",
            "-o",
            "search.simulations=2"
        };
        assertThat(shbang(command)).isZero();
        byte[] last = Files.readAllBytes(games.resolve("iter-000000-shard-002.parquet"));
        Files.delete(games.resolve("iter-000000-shard-002.parquet"));

        assertThat(shbang(command)).isEqualTo(3);
        assertThat(errors()).contains("shard-000.parquet exists already; go on with --resume");
        assertThat(shbang(with(command, "--resume"))).isZero();
        assertThat(games.resolve("iter-000000-shard-002.parquet")).hasBinaryContent(last);
        assertThat(shbang(with(command, "--resume", "-o", "search.simulations=3")))
                .isEqualTo(3);
        assertThat(errors()).contains("shard-000.parquet was made with another config");

        Files.copy(
                games.resolve("iter-000000-shard-000.parquet"),
                games.resolve("iter-000000-shard-001.parquet"),
                StandardCopyOption.REPLACE_EXISTING);
        assertThat(shbang(with(command, "--resume"))).isEqualTo(3);
        assertThat(errors()).contains("shard-001.parquet holds 2 games, expected 2 from 000000-000002 on");
        network("net.onnx", 2);
        assertThat(shbang(with(command, "--resume"))).isEqualTo(3);
        assertThat(errors()).contains("shard-000.parquet was made with another network, net#");
    }

    private Path network(String name, long seed) throws IOException {
        NetworkSettings shape = new NetworkSettings(1, 8, false, 0, 1, 8);
        PolicyValueNetwork network = PolicyValueNetwork.create(shape, NetworkLayout.of(Games.byId("chess")), seed);
        OnnxExport.write(network, folder.resolve(name), Map.of());
        return folder.resolve(name);
    }

    private static String[] with(String[] command, String... more) {
        return Stream.of(command, more).flatMap(Stream::of).toArray(String[]::new);
    }

    @Test
    void leavesNoFolderIfItsNetworkIsOfNoUse() throws Exception {
        Path broken = Files.writeString(folder.resolve("broken.onnx"), "no network");
        Path games = folder.resolve("games");

        assertThat(shbang(
                        "selfplay",
                        "--config",
                        config.toString(),
                        "--checkpoint",
                        broken.toString(),
                        "--games",
                        "2",
                        "--out",
                        games.toString()))
                .isEqualTo(3);
        assertThat(games).doesNotExist();
    }

    @Test
    void needsGames() {
        assertThat(shbang("selfplay", "--config", config.toString(), "--checkpoint", "x.onnx", "--games", "0"))
                .isEqualTo(2);
        assertThat(errors()).contains("--games must be at least 1");
    }
}
