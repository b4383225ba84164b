package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.think.ThinkerFactory;

class AlphaBetaEngineTest {
    private static final String MATE_IN_ONE = "position fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

    private static UciTalk talk() throws IOException {
        return UciTalk.with(new UciEngine("Test", ThinkerFactory.alphaBeta(), Games.byId("chess")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "go depth 1; info depth 1 ",
                "go depth 3; info depth 3 ",
                "go nodes 1; info depth 1 ",
            })
    void goesToItsLimit(String go, String info) throws IOException {
        try (UciTalk talk = talk()) {
            talk.say("position startpos moves e2e4", go);
            List<String> lines = talk.until("bestmove");
            assertThat(lines.get(lines.size() - 2)).startsWith(info);
            assertThat(lines.get(lines.size() - 1)).matches("bestmove [a-h][78][a-h][56]");
        }
    }

    @Test
    void tellsTheStaticEvaluation() throws IOException {
        try (UciTalk talk = talk()) {
            talk.say("position fen 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "eval");
            assertThat(talk.untilReady()).containsExactly("Value for the side to move: cp -100");
        }
    }

    @Test
    void scoresAreMaterialOrMates() throws IOException {
        try (UciTalk talk = talk()) {
            talk.say(MATE_IN_ONE, "go depth 2");
            assertThat(talk.until("bestmove a1a8")).anyMatch(line -> line.contains(" score mate 1 "));
            talk.say("position fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "go depth 1");
            assertThat(talk.awaitLine("info")).contains(" score cp 100 ");
        }
    }

    @Test
    void onlySearchmovesAreSearched() throws IOException {
        try (UciTalk talk = talk()) {
            talk.say(MATE_IN_ONE, "go depth 2 searchmoves a1a7 h2h4");
            assertThat(talk.awaitLine("bestmove")).matches("bestmove (a1a7|h2h4)");
        }
    }

    @Test
    void isStoppedInTheMiddle() throws IOException {
        try (UciTalk talk = talk()) {
            talk.say("go infinite");
            assertThat(talk.untilReady()).noneMatch(line -> line.startsWith("bestmove"));
            talk.say("stop");
            assertThat(talk.awaitLine("bestmove")).isNotNull();
            talk.say("go movetime 1");
            assertThat(talk.awaitLine("bestmove")).isNotNull();
        }
    }
}
