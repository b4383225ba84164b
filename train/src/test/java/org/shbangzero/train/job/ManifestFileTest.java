package org.shbangzero.train.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.InputException;

class ManifestFileTest {
    private static final SmallSettings SETTINGS = SmallSettings.of("iterations=1");

    @TempDir(factory = MemoryFolder.class)
    Path temporary;

    private TestRun run;

    @BeforeEach
    void aRun() throws IOException, InterruptedException {
        run = new TestRun(temporary.resolve("run"));
        run.start(false, Faults.NEVER, SETTINGS);
    }

    private void refused(String message) {
        assertThatThrownBy(() -> run.start(true, Faults.NEVER, SETTINGS))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    @Test
    void everyFlippedBitIsFound() throws IOException {
        Path file = run.folder.manifest();
        byte[] whole = Files.readAllBytes(file);
        for (int i = 0; i < whole.length; i += 7) {
            byte[] flipped = whole.clone();
            flipped[i] ^= (byte) (1 << (i % 7));
            Files.write(file, flipped);
            assertThatThrownBy(() -> new ManifestFile(file).read())
                    .as("byte %d of %s", i, new String(flipped, StandardCharsets.UTF_8))
                    .isInstanceOf(InputException.class);
        }
        Files.write(file, whole);
        assertThat(new ManifestFile(file).read().completed()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "null", "[]", "{}", "{\"version\": 1,\n \"ga", "{\"version\": 1, \"checksum\": \"00000000\"}"
            })
    void whatIsNoManifestIsRefused(String text) throws IOException {
        Files.writeString(run.folder.manifest(), text);

        refused("manifest.json is damaged (");
        refused("; restore it from a copy, or start a new run with another --run");
        assertThat(run.folder.manifest()).hasContent(text);
    }

    @Test
    void anotherVersionIsNamedWhateverElseItHolds() throws IOException {
        Files.writeString(run.folder.manifest(), "{\"version\": 7, \"novelty\": true}");

        refused("has format version 7, this program reads version 1");
    }

    @Test
    void withoutItTheFilesOfARunAreNotTakenForNothing() throws IOException {
        Files.delete(run.folder.manifest());

        refused("manifest.json is missing, so nothing says which of the run's files count");
        assertThat(run.folder.checkpoint(1)).exists();
    }
}
