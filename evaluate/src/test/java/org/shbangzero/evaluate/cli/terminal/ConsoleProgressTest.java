package org.shbangzero.evaluate.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ConsoleProgressTest {
    private static final ProgressDetails SCORE = new ProgressDetails() {
        @Override
        public List<String> table(int mostLines) {
            return IntStream.range(0, mostLines).mapToObj(i -> "line " + i).toList();
        }

        @Override
        public String line() {
            return "+12 =10 -15";
        }
    };

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream err = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    private final FakeTerminal terminal = new FakeTerminal(80);
    private long nanos;

    private String printed() {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private ProgressLines lines(ProgressDetails details) {
        return new ProgressLines("self-play", "games", details, err, () -> nanos);
    }

    private ConsoleProgress bar(ProgressDetails details) {
        return ConsoleProgress.onTerminal("match", "games", details, terminal.stream(), 80, 10);
    }

    private void after(long seconds) {
        nanos += TimeUnit.SECONDS.toNanos(seconds);
    }

    @Test
    void withoutTerminalALineIsPrintedNowAndThen() {
        try (ConsoleProgress progress = lines(ProgressDetails.NONE)) {
            progress.onProgress(0, 100);
            after(20);
            progress.onProgress(10, 100);
            after(20);
            progress.onProgress(20, 100);
            after(5);
            progress.onProgress(22, 100);
        }
        assertThat(printed())
                .isEqualToNormalizingNewlines("self-play: 20 of 100 games (20 %), 0.5 a second, 2:40 left\n");
    }

    @Test
    void whatWasDoneBeforeSaysNothingOfTheRate() {
        ConsoleProgress progress = lines(SCORE);
        after(100);
        progress.onProgress(60, 100);
        after(40);
        progress.onProgress(60, 100);
        assertThat(printed()).isEmpty();
        progress.onProgress(80, 100);
        assertThat(printed())
                .isEqualToNormalizingNewlines(
                        "self-play: 80 of 100 games (80 %), 0.5 a second, 0:40 left; +12 =10 -15\n");
    }

    @Test
    void onATerminalABarIsDrawnInPlaceAndWipedAtItsEnd() {
        try (ConsoleProgress progress = bar(ProgressDetails.NONE)) {
            progress.onProgress(0, 50);
            progress.onProgress(30, 50);
        }
        assertThat(terminal.frames()).allSatisfy(frame -> assertThat(frame).hasSizeLessThan(2));
        assertThat(lastFrameWith("30/50"))
                .singleElement()
                .asString()
                .startsWith("match")
                .contains("60%", "30/50 games", "20 left");
        assertThat(terminal.screen()).isEmpty();
    }

    @Test
    void aTableStandsAboveTheBarAndLeavesALineOfTheTerminalFree() {
        terminal.type("before\n");
        try (ConsoleProgress progress = bar(SCORE)) {
            progress.onProgress(2, 50);
        }
        assertThat(lastFrameWith("2/50"))
                .hasSize(10)
                .startsWith("before", "line 0")
                .contains("line 7");
        assertThat(terminal.screen()).containsExactly("before");
    }

    private List<String> lastFrameWith(String text) {
        return terminal.frames().stream()
                .filter(frame -> String.join("\n", frame).contains(text))
                .reduce((earlier, later) -> later)
                .orElseThrow();
    }

    @Test
    void workThatNeverStartedLeavesNoTrace() {
        bar(SCORE).close();
        assertThat(terminal.frames()).isEmpty();
    }

    @Test
    void testsHaveNoTerminal() {
        assertThat(ConsoleProgress.start("x", "y")).isInstanceOf(ProgressLines.class);
    }
}
