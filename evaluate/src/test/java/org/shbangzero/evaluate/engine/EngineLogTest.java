package org.shbangzero.evaluate.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;

class EngineLogTest {
    /** Characters with which a file is full, a little more than the log has. */
    private static final int FULL = 9 << 20;

    @TempDir
    Path folder;

    private static void fill(EngineLog log) {
        String line = "x".repeat(3990);
        for (int size = 0; size < FULL; size += line.length()) {
            log.sent(line);
        }
    }

    @Test
    void tellsWhoSaidWhatAndWhen() throws IOException {
        Path file = folder.resolve("a/b.log");
        try (EngineLog log = EngineLog.open(file)) {
            log.sent("uci");
            log.received("uciok");
            log.receivedError("warning");
            log.failure("ended");
        }
        try (EngineLog again = EngineLog.open(file)) {
            again.note("goes on");
        }

        assertThat(Files.readString(file))
                .matches(
                        "(?s)\\d+ # log opened .*\\n\\d+ > uci\\n\\d+ < uciok\\n\\d+ ! warning\\n\\d+ # FAILURE: ended\\n"
                                + "\\d+ # log opened .*\\n\\d+ # goes on\\n");
    }

    @Test
    void leavesOutWhatIsTooMuchAtATime() throws IOException {
        Path file = folder.resolve("b.log");
        try (EngineLog log = EngineLog.open(file)) {
            for (int i = 0; i < 20_000; i++) {
                log.received("info " + i);
            }
            log.received("bestmove e2e4");
            log.sent("stop");
            log.received("y".repeat(10_000));
        }

        assertThat(Files.readString(file)).contains("< info 999\n").contains("# more such lines, left out\n");
        assertThat(Files.readString(file)).doesNotContain("info 1000").contains("< bestmove e2e4\n", "> stop\n");
        assertThat(Files.size(file)).isLessThan(200_000);
    }

    @Test
    void neverFillsTheDiskAndKeepsFailures() throws IOException {
        Path file = folder.resolve("c.log");
        try (EngineLog log = EngineLog.open(file)) {
            log.failure("first");
            fill(log);
            for (int i = 0; i < 3; i++) {
                fill(log);
            }
            log.sent("last");
        }

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).hasSize(3);
        }
        assertThat(Files.readString(folder.resolve("c.log.failed1"))).contains("FAILURE: first");
        assertThat(folder.resolve("c.log.old")).exists();
        assertThat(Files.readString(file)).endsWith("> last\n");
    }

    @Test
    void saysWhyItCannotBeWritten() throws IOException {
        Path blocked = Files.writeString(folder.resolve("file"), "no folder");

        assertThatThrownBy(() -> EngineLog.open(blocked.resolve("x.log")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot write the engine's log " + blocked.resolve("x.log"));
    }
}
