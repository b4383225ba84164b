package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.think.ThinkerFactory;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.inference.UniformEvaluator;

/** The first evaluations take long; whose time that is. */
class ReadinessTest {
    private static final Game CHESS = Games.byId("chess");
    private static final long SLOW_START_MILLIS = 10_000;

    private final AtomicLong clock = new AtomicLong();
    private final AtomicInteger tidied = new AtomicInteger();

    /** All that is said until the input ends. The clock stands still but for the first evaluation. */
    private List<String> answers(Evaluator evaluator, String... commands) throws IOException, InterruptedException {
        StringWriter out = new StringWriter();
        new UciSession(
                        "Test",
                        ThinkerFactory.of(evaluator, List.of(CHESS)),
                        CHESS,
                        new UciOutput(new PrintWriter(out)),
                        clock::get,
                        tidied::incrementAndGet)
                .serve(new BufferedReader(new StringReader(String.join("\n", commands))));
        return out.toString().lines().toList();
    }

    private static long time(List<String> lines) {
        String info = lines.stream()
                .filter(line -> line.contains(" time "))
                .findFirst()
                .orElseThrow();
        return Long.parseLong(info.replaceAll(".* time (\\d+) .*", "$1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"uci", "isready", "ucinewgame", "position startpos"})
    void whateverComesBeforeTheFirstSearchMakesItReady(String command) throws IOException, InterruptedException {
        List<String> lines = answers(new SlowStart(), command, "go wtime 1000 btime 1000");

        assertThat(clock.get()).isEqualTo(TimeUnit.MILLISECONDS.toNanos(SLOW_START_MILLIS));
        assertThat(time(lines)).isZero();
    }

    @Test
    void memoryIsTidiedOnceForEachThatThinksAndNeverWithinASearch() throws IOException, InterruptedException {
        answers(new SlowStart(), "uci", "isready", "position startpos", "go nodes 9", "isready");
        assertThat(tidied).hasValue(1);
        answers(new SlowStart(), "isready", "setoption name Hash value 8", "isready", "ucinewgame", "isready");
        assertThat(tidied).hasValue(3);
        answers(new SlowStart(), "go nodes 9");
        assertThat(tidied).hasValue(3);
    }

    @Test
    void otherwiseTheClockRunsFromTheGo() throws IOException, InterruptedException {
        List<String> lines = answers(new SlowStart(), "go wtime 1000 btime 1000");

        assertThat(time(lines)).isEqualTo(SLOW_START_MILLIS);
        assertThat(lines.get(lines.size() - 1)).startsWith("bestmove ");
    }

    @Test
    void whatCannotBecomeReadySaysSoAndAnswersAllTheSame() throws IOException, InterruptedException {
        Evaluator broken = new SlowStart() {
            @Override
            public void evaluate(EvaluationBatch batch) {
                throw new InputException("the network is broken");
            }
        };
        List<String> lines = answers(broken, "uci", "isready", "go movetime 60000");

        String reason = "info string the network is broken";
        assertThat(lines.subList(lines.indexOf("uciok"), lines.size()))
                .containsExactly("uciok", reason, "readyok", reason, reason, "bestmove (none)");
    }

    /** Its first evaluation moves the clock. */
    private class SlowStart implements Evaluator {
        private final UniformEvaluator uniform = new UniformEvaluator();

        @Override
        public void evaluate(EvaluationBatch batch) {
            clock.compareAndSet(0, TimeUnit.MILLISECONDS.toNanos(SLOW_START_MILLIS));
            uniform.evaluate(batch);
        }

        @Override
        public void close() {}
    }
}
