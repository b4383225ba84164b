package org.shbangzero.core.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Play;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;

class PgnWriterTest {
    private static final Game CHESS = Games.byId("chess");
    private static final Game SHBANG = Games.byId("shbang");

    @Test
    void writesTheRosterThenTheGamesTags() {
        Position position = CHESS.start(0);
        PgnWriter writer = new PgnWriter(position).tag("White", "a \"b\" \\ c").tag("Seed", "7");
        for (String uci : "f2f3 e7e5 g2g4 d8h4".split(" ", -1)) {
            int move = Play.move(position, uci);
            writer.move(move, null);
            position.make(move);
        }
        assertThat(writer.finish(position.result()))
                .isEqualTo(
                        """
                [Event "?"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "a \\"b\\" \\\\ c"]
                [Black "?"]
                [Result "0-1"]
                [Variant "chess"]
                [Seed "7"]
                [ResultReason "black_wins:checkmate"]

                1. f3 e5 2. g4 Qh4# 0-1

                """);
    }

    @Test
    void announcesHitsAndKeepsTheCallersComments() {
        Position position = SHBANG.start(0);
        PgnWriter writer = new PgnWriter(position);
        for (String uci : "e2e4 d7d5 e4d5 L@a7".split(" ", -1)) {
            int move = Play.move(position, uci);
            writer.move(move, uci.equals("d7d5") ? "why {this}?" : null);
            position.make(move);
        }
        String pgn = writer.finish(position.result());
        assertThat(pgn)
                .contains("[ResultReason \"ongoing\"]")
                .doesNotContain("SetUp")
                .endsWith("1. e4 d5 {why (this)?} 2. e*d5 {SHBANG! no lives left} 2... L@a7 *\n\n");
    }

    @Test
    void startsFromAFenWithItsMoveNumber() {
        String fen = "4k3/8/8/8/8/8/8/4K2R b K - 3 17";
        Position position = CHESS.parse(fen);
        String pgn =
                new PgnWriter(position).move(Play.move(position, "e8e7"), null).finish(Result.parse("draw:max_plies"));
        assertThat(pgn)
                .contains("[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n")
                .contains("[Result \"1/2-1/2\"]")
                .endsWith("\n17... Ke7 1/2-1/2\n\n");
    }

    @Test
    void breaksLinesBeforeTheLimit() {
        Position position = CHESS.start(0);
        PgnWriter writer = new PgnWriter(position);
        for (int i = 0; i < 30; i++) {
            for (String uci : "g1f3 g8f6 f3g1 f6g8".split(" ", -1)) {
                int move = Play.move(position, uci);
                writer.move(move, null);
                position.make(move);
            }
        }
        String[] lines = writer.finish(position.result()).split("\n", -1);
        assertThat(lines).allMatch(line -> line.length() < 80);
        assertThat(lines).hasSizeGreaterThan(20);
    }
}
