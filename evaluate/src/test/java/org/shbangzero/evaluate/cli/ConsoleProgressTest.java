package org.shbangzero.evaluate.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ConsoleProgressTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream err = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    private long nanos;

    private String printed() {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void withoutTerminalALineIsPrintedNowAndThen() {
        try (ConsoleProgress progress = new ProgressLines("self-play", "games", err, () -> nanos)) {
            progress.onProgress(1, 100);
            nanos = TimeUnit.SECONDS.toNanos(40);
            progress.onProgress(0, 100);
            progress.onProgress(20, 100);
            nanos = TimeUnit.SECONDS.toNanos(45);
            progress.onProgress(22, 100);
        }
        assertThat(printed())
                .isEqualToNormalizingNewlines("self-play: 20 of 100 games (20 %), 0.5 a second, 2:40 left\n");
    }

    @Test
    void onATerminalABarIsDrawnInPlaceWithinItsWidth() {
        try (ConsoleProgress progress = new ProgressBarOnTerminal("match", "games", err, 80)) {
            progress.onProgress(0, 50);
            progress.onProgress(50, 50);
        }
        assertThat(printed()).startsWith("\rmatch").contains("50/50 games").doesNotContain("\n");
        assertThat(printed().split("\r"))
                .allSatisfy(line -> assertThat(line.strip().length()).isLessThan(80));
    }

    @Test
    void aBarIsWipedAtItsEnd() {
        try (ConsoleProgress progress = new ProgressBarOnTerminal("match", "games", err, 80)) {
            progress.onProgress(50, 50);
        }
        assertThat(printed()).endsWith("\r" + " ".repeat(79) + "\r");
    }

    @Test
    void workThatNeverStartedLeavesNoTrace() {
        new ProgressBarOnTerminal("match", "games", err, 80).close();
        assertThat(printed()).isEmpty();
    }

    @Test
    void testsHaveNoTerminal() {
        assertThat(ConsoleProgress.start("x", "y", err)).isInstanceOf(ProgressLines.class);
    }
}
