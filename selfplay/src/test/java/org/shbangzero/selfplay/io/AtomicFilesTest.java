package org.shbangzero.selfplay.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
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
    void anErrorLeavesNoTemporaryFileEither() {
        Path file = folder.resolve("a.txt");

        assertThatThrownBy(() -> AtomicFiles.write(file, temporary -> {
                    Files.writeString(temporary, "half");
                    throw new NoClassDefFoundError("native library");
                }))
                .isInstanceOf(NoClassDefFoundError.class);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void temporaryNamesAreNotTold() {
        Path file = folder.resolve("none/a.txt");
        assertThatThrownBy(() -> AtomicFiles.write(file, outer -> AtomicFiles.writeString(outer, "nested")))
                .isInstanceOf(NoSuchFileException.class)
                .hasMessage(file.toString());
        Path target = folder.resolve("b");
        assertThatThrownBy(() -> AtomicFiles.write(target, temporary -> {
                    throw new FileSystemException(
                            temporary.resolve("lib/x.jar").toString(), null, "Read-only file system");
                }))
                .hasMessage(target.resolve("lib/x.jar") + ": Read-only file system");
    }

    @Test
    void otherFilesKeepTheirNames() {
        assertThatThrownBy(() -> AtomicFiles.write(folder.resolve("a.txt"), temporary -> {
                    throw new NoSuchFileException("source.txt");
                }))
                .isInstanceOf(NoSuchFileException.class)
                .hasMessage("source.txt");
    }

    @Test
    void anInterruptionStaysOne() {
        assertThatThrownBy(() -> AtomicFiles.write(folder.resolve("a.txt"), temporary -> {
                    throw new ClosedByInterruptException();
                }))
                .isInstanceOf(ClosedByInterruptException.class);
    }
}
