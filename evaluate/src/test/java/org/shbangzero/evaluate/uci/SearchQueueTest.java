package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.inference.UniformEvaluator;

/** What a {@code go} does to those before it. */
class SearchQueueTest {
    /** White mates with a1a8. */
    private static final String MATE_IN_ONE = "position fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

    private static String lastInfo(UciTalk talk) {
        List<String> lines = talk.until("bestmove");
        return lines.get(lines.size() - 2);
    }

    @Test
    void aSecondGoWaitsForTheEndOfTheFirst() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("go nodes 3000", MATE_IN_ONE, "go nodes 40", "position startpos moves e2e4");
            assertThat(lastInfo(talk)).contains(" nodes 3000 ");
            List<String> lines = talk.until("bestmove");
            assertThat(lines.get(lines.size() - 1)).isEqualTo("bestmove a1a8");
            talk.say("go perft 4", "go nodes 40");
            assertThat(talk.until("bestmove")).contains("Nodes searched: 405385");
        }
    }

    @Test
    void commandsAreAnsweredWhileSearchesWaitForTheirTurn() throws IOException {
        GatedEvaluator gated = new GatedEvaluator();
        try (UciTalk talk = Engines.of(gated, "chess")) {
            talk.say("isready");
            talk.awaitLine("readyok");
            gated.gate.acquireUninterruptibly(1);
            talk.say("go nodes 20", "go movetime 3600000", "go ponder nodes 20", "go infinite");
            assertThat(talk.untilReady()).isEmpty();
            talk.say("stop");
            assertThat(talk.untilReady()).isEmpty();
            gated.gate.release(1);
            for (int search = 0; search < 4; search++) {
                assertThat(talk.awaitLine("bestmove")).isNotNull();
            }
            assertThat(talk.untilReady()).isEmpty();
        }
    }

    @Test
    void aPonderHitMakesASearchOneThatIsWaitedFor() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("go ponder nodes 2000", "ponderhit", "go nodes 5");
            assertThat(lastInfo(talk)).contains(" nodes 2000 ");
            assertThat(talk.awaitLine("bestmove")).isNotNull();
        }
    }

    @Test
    void aSecondGoEndsTheFirst() throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say("go infinite", MATE_IN_ONE, "go infinite", "stop");
            assertThat(talk.awaitLine("bestmove")).doesNotContain("a1a8");
            assertThat(talk.awaitLine("bestmove")).isEqualTo("bestmove a1a8");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go mate 3", "go mate", "go mate 0", "go mate soon"})
    void aSecondGoEndsTheSearchForAMate(String go) throws IOException {
        try (UciTalk talk = Engines.uniform("chess")) {
            talk.say(go, MATE_IN_ONE, "go nodes 40");
            assertThat(talk.awaitLine("bestmove")).doesNotContain("a1a8");
            assertThat(talk.awaitLine("bestmove")).isEqualTo("bestmove a1a8");
        }
    }

    /** Evaluates while nobody holds the gate. */
    private static final class GatedEvaluator implements Evaluator {
        private final UniformEvaluator uniform = new UniformEvaluator();
        private final Semaphore gate = new Semaphore(1);

        @Override
        public void evaluate(EvaluationBatch batch) {
            gate.acquireUninterruptibly();
            uniform.evaluate(batch);
            gate.release();
        }

        @Override
        public void close() {}
    }
}
