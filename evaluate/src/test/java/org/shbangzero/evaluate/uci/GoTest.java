package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.inference.UniformEvaluator;

/** What {@code go} answers. */
class GoTest {
    private static final String INFO =
            "info depth \\d+ seldepth \\d+ multipv \\d+ score (cp|mate) -?\\d+ (wdl \\d+ \\d+ \\d+ )?"
                    + "nodes \\d+ nps \\d+ hashfull \\d+ time \\d+ pv( [a-hL][1-8@][a-h][1-8][a-z]?)+";
    /** White mates with a1a8. */
    private static final String MATE_IN_ONE = "position fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

    private static final String MATED = "position fen R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 1";
    private static final String STALEMATE = "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    /** The pawn on a2 has two lives. */
    private static final String HIT = "position fen 6k1/8/8/8/8/8/p7/Q6K w - - 0/-/-/-/-/-/2/00 15/13 -/- 0 1";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go nodes 30",
                "go depth 2",
                "go movetime 30",
                "go wtime 300 btime 300 winc 10 binc 10",
                "go wtime 300 btime 300 movestogo 5",
                "go nodes 2000000 movetime 20",
                "go wtime 0 btime 0",
                "go mate 3 nodes 30",
                "go mate 3 movetime 30"
            })
    void endsByItself(String go) throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("position startpos moves e2e4", go);
            List<String> lines = talk.until("bestmove");
            assertThat(lines).hasSizeGreaterThan(1);
            assertThat(lines.subList(0, lines.size() - 1)).allMatch(line -> line.matches(INFO));
            assertThat(lines.get(lines.size() - 1))
                    .matches("bestmove [a-h][78][a-h][56]( ponder [a-h][1-4][a-h][1-8])?");
        }
    }

    @Test
    void aNumberOfNodesIsExact() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            for (int search = 0; search < 2; search++) {
                talk.say("go nodes 50");
                assertThat(lastInfo(talk)).contains(" nodes 50 ");
            }
        }
    }

    @Test
    void aSingleLegalMoveTakesNoTime() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("position fen 7k/8/8/8/8/8/r7/1K5r w - - 0 1", "go wtime 36000000 btime 36000000");
            assertThat(lastInfo(talk)).contains(" nodes 1 ").contains(" pv b1a2");
        }
    }

    @Test
    void depthIsReached() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("go depth 3");
            assertThat(lastInfo(talk)).startsWith("info depth 3 ");
        }
    }

    private static String lastInfo(UciTalk talk) {
        List<String> lines = talk.until("bestmove");
        return lines.get(lines.size() - 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"go infinite", "go", "go mate 5", "go infinite nodes 5 depth 1", "go ponder wtime 1 btime 1"})
    void thinksUntilItIsToldToStopAndAnswersMeanwhile(String go) throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("position startpos moves g1f3 g8f6", go);
            for (int i = 0; i < 3; i++) {
                assertThat(talk.untilReady()).allMatch(line -> line.matches(INFO));
            }
            talk.say("stop");
            assertThat(talk.awaitLine("bestmove")).matches("bestmove [a-h][1-8][a-h][1-8]( ponder .*)?");
        }
    }

    @Test
    void aFullTreeWaitsForTheStop() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("setoption name Hash value 4", "go infinite");
            String line = "";
            while (!line.contains(" hashfull 1000 ")) {
                line = talk.awaitLine("info depth");
            }
            assertThat(talk.untilReady()).noneMatch(answer -> answer.startsWith("bestmove"));
            talk.say("stop");
            assertThat(talk.awaitLine("bestmove")).isNotNull();
        }
    }

    @Test
    void aPonderHitStartsTheClock() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("position startpos moves e2e4 e7e5", "go ponder wtime 60 btime 60 movestogo 30");
            assertThat(talk.untilReady()).noneMatch(line -> line.startsWith("bestmove"));
            talk.say("ponderhit");
            assertThat(talk.awaitLine("bestmove")).isNotNull();
        }
    }

    @Test
    void aMissedPonderMoveIsForgotten() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("position startpos moves e2e4 e7e5", "go ponder nodes 20");
            talk.say("stop", "position startpos moves e2e4 c7c5", "go nodes 20");
            assertThat(talk.awaitLine("bestmove")).isNotNull();
            assertThat(talk.awaitLine("bestmove")).isNotNull();
            assertThat(talk.untilReady()).isEmpty();
        }
    }

    @Test
    void onlySearchmovesAreSearched() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("setoption name MultiPV value 9", "go nodes 60 searchmoves a2a3 h7h5 h2h4");
            List<String> lines = talk.until("bestmove");
            assertThat(lines.get(0)).isEqualTo("info string searchmoves: h7h5 is not legal here");
            assertThat(lines.subList(1, lines.size() - 1)).allMatch(line -> line.matches(".* pv (a2a3|h2h4)( .*)?"));
            assertThat(lines.get(lines.size() - 1)).matches("bestmove (a2a3|h2h4)( .*)?");
            talk.say("go movetime 20 searchmoves b2b3");
            assertThat(talk.awaitLine("bestmove")).startsWith("bestmove b2b3");
        }
    }

    @Test
    void severalLinesAreRankedAndDiffer() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("setoption name MultiPV value 4", "go nodes 200");
            List<String> lines = talk.until("bestmove");
            List<String> last = lines.subList(lines.size() - 5, lines.size() - 1);
            for (int i = 0; i < 4; i++) {
                assertThat(last.get(i)).contains(" multipv " + (i + 1) + " ");
            }
            assertThat(last.stream().map(line -> line.split(" pv ")[1].split(" ")[0]))
                    .doesNotHaveDuplicates();
            assertThat(lines.get(lines.size() - 1))
                    .startsWith("bestmove " + last.get(0).split(" pv ")[1].split(" ")[0]);
        }
    }

    @Test
    void provenWinsAreMates() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("setoption name UCI_ShowWDL value true", MATE_IN_ONE, "go mate 1");
            assertThat(talk.awaitLine("info"))
                    .contains(" score mate 1 wdl 1000 0 0 ")
                    .endsWith(" pv a1a8");
            assertThat(talk.awaitLine("bestmove")).isEqualTo("bestmove a1a8");
            talk.say("position fen k7/8/1K6/8/8/8/8/7R b - - 0 1", "go movetime 60000");
            assertThat(lastInfo(talk)).contains(" score mate -1 wdl 0 0 1000 ").endsWith(" pv a8b8 h1h8");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                MATED + "; white_wins:checkmate; mate 0",
                STALEMATE + "; draw:stalemate; cp 0",
            })
    void withoutLegalMovesThereIsNoMove(String position, String result, String score) throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say(position, "go movetime 10");
            assertThat(talk.until("bestmove"))
                    .containsExactly(
                            "info string the game is over: " + result,
                            "info depth 0 score " + score,
                            "bestmove (none)");
        }
    }

    @Test
    void aDrawnGameCanGoOn() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("position fen 7k/8/8/8/8/8/R7/K7 w - - 100 80", "go nodes 10");
            List<String> lines = talk.until("bestmove");
            assertThat(lines.get(0)).isEqualTo("info string the game is over: draw:fifty");
            assertThat(lines.get(lines.size() - 1)).matches("bestmove a[12].*");
        }
    }

    @Test
    void hitsAreAnnounced() throws IOException {
        try (UciTalk talk = Engines.uniform("shbang")) {
            talk.say(HIT, "go nodes 20 searchmoves a1a2");
            List<String> lines = talk.until("bestmove");
            assertThat(lines.get(lines.size() - 1)).startsWith("bestmove a1a2");
            assertThat(lines).containsOnlyOnce("info string SHBANG! 1 life left");
            talk.say("go nodes 20 searchmoves a1b1");
            assertThat(talk.until("bestmove")).noneMatch(line -> line.contains("SHBANG"));
        }
    }

    @Test
    void aBrokenNetworkIsToldAndTheSessionGoesOn() throws IOException {
        try (UciTalk talk = Engines.of(new BreakingEvaluator(), "chess")) {
            assertThat(talk.untilReady()).isEmpty();
            talk.say("go movetime 60000");
            List<String> lines = talk.until("bestmove");
            assertThat(lines.get(lines.size() - 2)).startsWith("info string the network is broken");
            assertThat(lines.get(lines.size() - 1)).isEqualTo("bestmove (none)");
            talk.say("go perft 1");
            assertThat(talk.awaitLine("Nodes searched")).endsWith(": 20");
        }
    }

    /** Gives NaN after its first positions. */
    private static final class BreakingEvaluator implements Evaluator {
        private final UniformEvaluator uniform = new UniformEvaluator();
        private int evaluations;

        @Override
        public void evaluate(EvaluationBatch batch) {
            uniform.evaluate(batch);
            if (++evaluations > 9) {
                float[] broken = new float[batch.wdl().capacity()];
                Arrays.fill(broken, Float.NaN);
                batch.wdl().put(0, broken);
            }
        }

        @Override
        public void close() {}
    }
}
