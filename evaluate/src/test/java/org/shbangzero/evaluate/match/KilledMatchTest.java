package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;

/** A process that plays a match is killed, several times. */
class KilledMatchTest {
    @TempDir
    Path folder;

    @Test
    void aKilledMatchLosesNothingAndPlaysNothingTwice() throws IOException, InterruptedException {
        Path journal = folder.resolve("match.jsonl");
        for (int kill = 1; kill <= 2; kill++) {
            killAfterLines(journal, 10 * kill);
        }
        int finished = lines(journal) - 1;
        AtomicInteger played = new AtomicInteger();

        MatchOutcome resumed = SlowMatch.match(1)
                .journal(journal)
                .observer((record, soFar) -> played.incrementAndGet())
                .play();

        assertThat(finished).isBetween(19, 60);
        assertThat(played.get()).isEqualTo(60 - finished);
        assertThat(resumed.report()).isEqualTo(SlowMatch.match(2).play().report());
    }

    @Test
    void twoProcessesCannotPlayOneMatch() throws IOException, InterruptedException {
        Path journal = folder.resolve("match.jsonl");
        Process other = startedMatch(journal, 1, SlowMatch.STANDS_STILL);
        try {
            assertThatThrownBy(() -> SlowMatch.match(1).journal(journal).play())
                    .isInstanceOf(InputException.class)
                    .hasMessage("another process is playing this match: " + journal + " is in use");
        } finally {
            other.destroyForcibly().waitFor();
        }
    }

    private static void killAfterLines(Path journal, int wanted) throws IOException, InterruptedException {
        startedMatch(journal, wanted).destroyForcibly().waitFor();
    }

    /** A process that plays the match, once the journal has so many lines. */
    private static Process startedMatch(Path journal, int wanted, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                SlowMatch.class.getName(),
                journal.toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).inheritIO().start();
        while (lines(journal) < wanted && process.isAlive()) {
            Thread.sleep(1);
        }
        return process;
    }

    /** Whole lines, the header's included. */
    private static int lines(Path journal) throws IOException {
        if (!Files.exists(journal)) {
            return 0;
        }
        List<String> parts = List.of(Files.readString(journal).split("\n", -1));
        return parts.size() - 1;
    }
}
