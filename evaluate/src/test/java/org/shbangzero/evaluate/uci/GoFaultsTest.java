package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who says {@code go} waits for a move, whatever stands behind it. */
class GoFaultsTest {
    private static final List<String> WORDS = List.of(
            "wtime",
            "btime",
            "winc",
            "binc",
            "movestogo",
            "depth",
            "nodes",
            "mate",
            "movetime",
            "infinite",
            "ponder",
            "searchmoves",
            "e2e4",
            "e2e5",
            "0000",
            "L@e1",
            "1",
            "0",
            "-1",
            "20",
            "1.5",
            "-0.5",
            "1e9",
            "+3",
            "x",
            "∞",
            "99999999999999999999",
            "-99999999999999999999",
            "9223372036854775807",
            "7".repeat(100_000),
            "-9223372036854775808");
    private static final int LINES = 60;
    private static final int LONGEST_ANSWER = 1000;

    @ParameterizedTest
    @ValueSource(strings = {"chess", "shbang"})
    void anyWordsAreAnsweredByOneMove(String game) throws IOException {
        Random random = new Random(4);
        try (UciTalk talk = Engines.uniform(game)) {
            for (int line = 0; line < LINES; line++) {
                String go = IntStream.range(0, random.nextInt(8))
                        .mapToObj(i -> WORDS.get(random.nextInt(WORDS.size())))
                        .collect(Collectors.joining(" ", "go ", ""));
                talk.say("position startpos", go, "stop");
                List<String> answers = talk.until("bestmove");
                assertThat(answers).as(go).allMatch(answer -> answer.length() <= LONGEST_ANSWER);
                assertThat(answers.get(answers.size() - 1)).as(go).matches("bestmove [a-h][12][a-h][34]( ponder .*)?");
                assertThat(talk.untilReady()).as(go).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go nodes 3 perft x", "go perft 0 depth 1", "go perft movetime 10"})
    void aMoveThatIsAskedForIsNotLostToACount(String go) throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say(go);
            List<String> lines = talk.until("bestmove");
            assertThat(lines.get(0)).startsWith("info string go perft ").endsWith("; it is passed over");
            assertThat(lines.get(lines.size() - 1)).matches("bestmove [a-h][12][a-h][34]( ponder .*)?");
        }
    }
}
