package org.shbangzero.train.job;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MetricsHistoryTest {
    private static final SmallSettings SETTINGS = SmallSettings.of("iterations=2");

    @TempDir(factory = MemoryFolder.class)
    Path temporary;

    private TestRun run;
    private String before;

    @BeforeEach
    void aRun() throws IOException, InterruptedException {
        run = new TestRun(temporary.resolve("run"));
        run.start(false, Faults.NEVER, SETTINGS);
        before = Files.readString(run.folder.metrics());
    }

    private String resumed() throws IOException, InterruptedException {
        return run.start(true, Faults.NEVER, SETTINGS);
    }

    private void assertRestored() throws IOException {
        List<String> whole = before.lines()
                .filter(line -> !line.startsWith("training,"))
                .map(line -> line.replaceFirst("^(iteration,[0-9]+,[0-9]+),[^,]+,[^,]+,[^,]+,", "$1,,,,"))
                .toList();
        assertThat(Files.readAllLines(run.folder.metrics())).isEqualTo(whole);
    }

    @Test
    void aWholeFileStays() throws Exception {
        assertThat(resumed()).doesNotContain("metrics.csv");
        assertThat(run.folder.metrics()).hasContent(before);
    }

    @Test
    void aMissingFileIsMadeOfTheManifest() throws Exception {
        Files.delete(run.folder.metrics());

        assertThat(resumed()).contains("metrics.csv: missing; the rows of iterations and matches are written again");
        assertRestored();
    }

    @Test
    void aDamagedFileIsSetAsideAndMadeOfTheManifest() throws Exception {
        List<byte[]> damages = List.of(
                new byte[0],
                new byte[] {(byte) 0xff, 0, 1},
                before.substring(0, before.length() / 2).getBytes(UTF_8),
                before.substring(0, before.lastIndexOf("iteration,")).getBytes(UTF_8),
                before.replace("training,", "tr\u0001ining,").getBytes(UTF_8),
                before.replace("kind,", "sort,").getBytes(UTF_8));
        for (byte[] damage : damages) {
            Files.write(run.folder.metrics(), damage);

            assertThat(resumed()).contains("metrics.csv: damaged, or of another version of this program; moved to");
            assertRestored();
        }
        assertThat(run.folder.setAside().resolve("metrics.csv.6")).exists();
    }
}
