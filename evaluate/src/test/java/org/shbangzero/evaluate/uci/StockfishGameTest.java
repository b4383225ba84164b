package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;

/** A short game with Debian's Stockfish: both understand each other's moves. */
@Tag("external")
class StockfishGameTest {
    private static final int PLIES = 60;

    @Test
    void playsWithStockfish() throws IOException {
        Process process = new ProcessBuilder(SystemPrograms.require("stockfish"))
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
