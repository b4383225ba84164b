package org.shbangzero.selfplay.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFilesTest {
    @TempDir
    Path folder;

    @Test
    void aFailedWriteNamesTheFileAndLeavesTheOldOne() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");

        assertThatThrownBy(() -> AtomicFiles.write(file, temporary -> {
                    Files.writeString(temporary, "half");
                    throw new IOException("No space left on device");
                }))
                .isInstanceOf(IOException.class)
                .hasMessage(file + ": No space left on device");
        assertThat(file).hasContent("old");
        assertThat(AtomicFiles.temporaryFor(file)).doesNotExist();
    }

    @Test
    void anInterruptionStaysOne() {
        assertThatThrownBy(() -> AtomicFiles.write(folder.resolve("a.txt"), temporary -> {
                    throw new ClosedByInterruptException();
                }))
                .isInstanceOf(ClosedByInterruptException.class);
    }
}
