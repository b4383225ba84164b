package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;

/** A short game with Debian's Stockfish: both understand each other's moves. */
@Tag("external")
class StockfishGameTest {
    private static final String PROGRAM = "stockfish";
    /** Where Debian puts engines; not always on the path. */
    private static final String GAMES_FOLDER = "/usr/games";

    private static final int PLIES = 60;

    private static Path program() {
        return Stream.concat(Arrays.stream(System.getenv("PATH").split(File.pathSeparator)), Stream.of(GAMES_FOLDER))
                .map(folder -> Path.of(folder, PROGRAM))
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(null);
    }

    @Test
    void playsWithStockfish() throws IOException {
        Path program = program();
        assumeTrue(program != null, "no " + PROGRAM + " here; apt-get install " + PROGRAM);
        Process process = new ProcessBuilder(program.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (UciTalk ours = Engines.uniform("chess");
                UciTalk stockfish = UciTalk.with(process)) {
            Position position = Games.byId("chess").start(0);
            String moves = "position startpos moves";
            while (position.ply() < PLIES && !position.result().isOver()) {
                UciTalk player = position.sideToMove() == Side.WHITE ? stockfish : ours;
                player.say(moves, "go depth 1");
                String move = player.awaitLine("bestmove").split(" ")[1];
                assertThat(position.parseMove(move))
                        .as("%s in %s", move, position.fen())
                        .isNotZero();
                position.make(position.parseMove(move));
                moves += " " + move;
            }
            // What we believe of the last position is what Stockfish believes.
            stockfish.say(moves, "go perft 1");
            ours.say(moves, "go perft 1");
            assertThat(ours.awaitLine("Nodes searched")).isEqualTo(stockfish.awaitLine("Nodes searched"));
        }
    }
}
