package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    private static void killAfterLines(Path journal, int wanted) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        SlowMatch.class.getName(),
                        journal.toString())
                .inheritIO()
                .start();
        while (lines(journal) < wanted && process.isAlive()) {
            Thread.sleep(1);
        }
        process.destroyForcibly().waitFor();
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
