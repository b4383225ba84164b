package org.shbangzero.train.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.cli.shell.CommandLines;
import org.shbangzero.train.TinyConfig;

/**
 * Every command takes every game. The example game of core's tests is on the class path too, so this also holds for a game that
 * nobody thought of.
 */
class EveryGameTest {
    @TempDir
    Path folder;

    static List<Game> games() {
        return Games.all();
    }

    /** What a command prints. It must succeed. */
    private static String shbang(Object... words) {
        String[] args = new String[words.length];
        for (int i = 0; i < words.length; i++) {
            args[i] = words[i].toString();
        }
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = CommandLines.run(Main.commands(), new PrintWriter(out), new PrintWriter(err), args);
        assertThat(code).as("%s: %s", List.of(args), err).isZero();
        return out.toString();
    }

    @Test
    void theExampleGameIsAmongThem() {
        assertThat(games()).extracting(Game::id).contains("threecheck");
    }

    @ParameterizedTest
    @MethodSource("games")
    void trainsStopsAndGoesOn(Game game) throws IOException {
        Path config = Files.writeString(folder.resolve("tiny.yaml"), TinyConfig.of(game.id()));
        Path run = folder.resolve("run");

        shbang("train", config, "--run", run, "-o", "iterations=1");
        assertThat(run.resolve("checkpoints/000002")).doesNotExist();
        String trained = shbang("train", config, "--run", run, "--resume");

        assertThat(trained).contains("Against its untrained start (000000)", "Against random");
        for (String checkpoint : List.of("000000", "000001", "000002")) {
            for (String file : List.of("model.zip", "ema.zip", "state.json", "model.onnx", "meta.json")) {
                assertThat(run.resolve("checkpoints").resolve(checkpoint).resolve(file))
                        .isNotEmptyFile();
            }
        }
        assertThat(Files.readString(run.resolve("games/iter-000002-selfplay.pgn")))
                .contains("[Variant \"" + game.id() + "\"]");
        assertThat(shbang("inspect", run.resolve("replay")))
                .containsPattern("game +" + game.id() + " ")
                .containsPattern("games +8, ");

        Path exported = folder.resolve("net.onnx");
        assertThat(shbang("export", run + "@best", "-o", exported)).contains("Parity with Deeplearning4j on 1,000 ");
        assertThat(shbang("describe", exported)).containsPattern("usable +yes\n");

        Path replay = folder.resolve("replay");
        shbang("selfplay", "--config", config, "--checkpoint", run + "@latest", "--games", 2, "--out", replay);
        assertThat(shbang("inspect", replay)).containsPattern("games +2, ");
        assertThat(match(game, run + "@2", run + "@0")).contains("2 games");
    }

    private String match(Game game, String one, String other) {
        return shbang(
                "match",
                one,
                other,
                "-g",
                game.id(),
                "--games",
                2,
                "--sims",
                2,
                "--max-plies",
                20,
                "--pgn",
                folder.resolve("match.pgn"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void simplePlayersPlayIt(Game game) throws IOException {
        assertThat(match(game, "random", "greedy")).contains("2 games");
        assertThat(folder.resolve("match.pgn")).content().contains("[Variant \"" + game.id() + "\"]");
    }

    @ParameterizedTest
    @MethodSource("games")
    void rulesAreAnsweredAndDrawn(Game game) {
        String id = game.id();
        Position start = game.start(0);
        int count = start.legalMoveCount();
        int[] moves = new int[game.maxLegalMoves()];
        start.legalMoves(moves);
        String move = start.uci(moves[0]);

        assertThat(shbang("perft", "-g", id, "--depth", 1)).contains("total " + count + "\n");
        assertThat(shbang("moves", "-g", id)).hasLineCount(count).contains(move + "\t");
        start.make(moves[0]);
        assertThat(shbang("status", "-g", id, "--moves", move)).isEqualTo(start.fen() + "\tongoing\n");
        assertThat(shbang("show", "-g", id, "--fen", start.fen(), "--side", "black"))
                .startsWith("1 ")
                .contains("fen         " + start.fen() + "\n");
        String games = shbang("games").replaceAll("\n {3,}", " ");
        assertThat(games).containsPattern("(?m)^" + id + " .* " + game.summary() + "$");
    }
}
