package org.shbangzero.evaluate.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.cli.CommandLineRun;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.testing.TinyNetwork;

/** Who plays {@code shbang match}. */
class MatchPlayersTest {
    @TempDir
    Path folder;

    private String pgn() {
        return folder.resolve("m.pgn").toString();
    }

    private String network(String game, String name) throws IOException {
        return TinyNetwork.write(folder.resolve(name + ".onnx"), Games.byId(game), 1)
                .toString();
    }

    @Test
    void networksPlay() throws IOException {
        String net = network("shbang", "net");
        CommandLineRun run = shbang(
                "match", net, net + ",sims=2", "--games", "2", "--sims", "4", "--max-plies", "40", "--pgn", pgn());

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("net against net-2, shbang: 2 games");
        assertThat(Files.readString(folder.resolve("m.pgn")))
                .containsPattern("\\{\\[%eval -?\\d+\\.\\d\\d,\\d+]\\s0\\.\\d\\d/[24]}");
    }

    @Test
    void playsTheGameOfTheNetworks() throws IOException {
        CommandLineRun run = shbang(
                "match",
                "random",
                network("chess", "c"),
                "--games",
                "2",
                "--sims",
                "2",
                "--max-plies",
                "20",
                "--pgn",
                pgn());

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("random against c, chess: 2 games");
    }

    @Test
    void refusesNetworksOfTwoGames() throws IOException {
        CommandLineRun run = shbang("match", network("chess", "c"), network("shbang", "s"), "--pgn", pgn());

        assertThat(run.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
        assertThat(run.err()).contains("c.onnx' is a network for the game 'chess', but '", "s.onnx' one for 'shbang'");
        assertThat(folder.resolve("m.pgn")).doesNotExist();
    }

    @Test
    void refusesTheNetworkOfAnotherGame() throws IOException {
        CommandLineRun run = shbang("match", network("chess", "c"), "random", "--game", "shbang", "--pgn", pgn());

        assertThat(run.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
        assertThat(run.err()).contains("is for the game 'chess', but 'shbang' is needed");
        assertThat(folder.resolve("m.pgn")).doesNotExist();
    }

    @Test
    void saysHowThePlayersPlay() throws IOException {
        CommandLineRun run = shbang(
                "match",
                network("shbang", "net"),
                "uniform,sims=2",
                "--games",
                "2",
                "--sims",
                "4",
                "--max-plies",
                "9",
                "--pgn",
                pgn());

        assertThat(run.out())
                .containsPattern("  player    net: network [0-9a-f]+, gumbel with 4 simulations, or puct")
                .contains("  player    uniform: uniform, gumbel with 2 simulations\n");
        assertThat(Files.readString(folder.resolve("m.json"))).contains("gumbel with 2 simulations");
    }

    @Test
    void playersMayStandInAFile() throws IOException {
        Path players = Files.writeString(
                folder.resolve("players.yaml"),
                """
                players:
                  - random
                  - who: alphabeta
                    depth: 1
                    tc: 10+0.1
                """);
        CommandLineRun run = shbang("match", "greedy", "--players", players.toString(), "--games", "2", "--pgn", pgn());

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("shbang: 3 players, 6 games", "greedy - alphabeta-depth1");
        assertThat(Files.readString(folder.resolve("m.pgn"))).containsPattern("\\[%clk 0:00:\\d\\d\\.\\d]");
    }

    @Test
    void saysWhereAFileOfPlayersIsWrong() throws IOException {
        Path players = Files.writeString(folder.resolve("players.yaml"), "players:\n  - who: alphabeta\n    deph: 1\n");
        CommandLineRun run = shbang("match", "greedy", "--players", players.toString(), "--pgn", pgn());

        assertThat(run.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
        assertThat(run.err()).contains("players.yaml:2:5: unknown key 'deph'; did you mean 'depth'?");
    }

    @Test
    void oneIsNoMatch() {
        CommandLineRun run = shbang("match", "greedy");

        assertThat(run.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(run.err()).contains("a match needs two players or more, found 1");
    }
}
