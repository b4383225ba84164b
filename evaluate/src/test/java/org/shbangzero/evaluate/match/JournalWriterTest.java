package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class JournalWriterTest {
    private final StringBuilder file = new StringBuilder();
    /** Bytes that the disk has room for. */
    private int room = Integer.MAX_VALUE;

    private boolean canCut = true;
    private boolean canSync = true;

    private JournalWriter writer() throws IOException {
        return new JournalWriter(
                new Disk(),
                () -> {
                    if (!canSync) {
                        throw new IOException("Input/output error");
                    }
                },
                file.length());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Test
    void aFullDiskLeavesTheLinesBeforeAndNothingComesAfterHalfALine() throws IOException {
        JournalWriter writer = writer();
        writer.append(bytes("first\n"));
        room = 9;
        assertThatThrownBy(() -> writer.append(bytes("second\n"))).hasMessage("No space left on device");
        assertThat(file).hasToString("first\n");

        room = 100;
        assertThatThrownBy(() -> writer.append(bytes("third\n"))).hasMessage("No space left on device");
        assertThat(file).hasToString("first\n");
    }

    @Test
    void whereHalfALineCannotBeCutOffItIsTheLast() throws IOException {
        JournalWriter writer = writer();
        room = 3;
        canCut = false;
        assertThatThrownBy(() -> writer.append(bytes("first\n"))).hasMessage("No space left on device");
        room = 100;
        assertThatThrownBy(() -> writer.append(bytes("second\n"))).isInstanceOf(IOException.class);
        assertThat(file).hasToString("fir");
    }

    @Test
    void whatIsNotSyncedIsNotThere() throws IOException {
        JournalWriter writer = writer();
        canSync = false;
        assertThatThrownBy(() -> writer.append(bytes("first\n"))).hasMessage("Input/output error");
        assertThat(file).isEmpty();
    }

    @Test
    void goesOnBehindTheGivenEnd() throws IOException {
        file.append("first\nsec");
        new JournalWriter(new Disk(), () -> {}, 6).append(bytes("second\n"));
        assertThat(file).hasToString("first\nsecond\n");
    }

    /** A file in memory that has its end where it is written. */
    private final class Disk implements SeekableByteChannel {
        @Override
        public int write(ByteBuffer source) throws IOException {
            int written = 0;
            while (source.hasRemaining()) {
                if (file.length() == room) {
                    if (written > 0) {
                        return written;
                    }
                    throw new IOException("No space left on device");
                }
                file.append((char) source.get());
                written++;
            }
            return written;
        }

        @Override
        public SeekableByteChannel truncate(long size) throws IOException {
            if (!canCut) {
                throw new IOException("Read-only file system");
            }
            file.setLength((int) size);
            return this;
        }

        @Override
        public SeekableByteChannel position(long newPosition) {
            assertThat(newPosition).isEqualTo(file.length());
            return this;
        }

        @Override
        public long position() {
            return file.length();
        }

        @Override
        public long size() {
            return file.length();
        }

        @Override
        public int read(ByteBuffer target) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }
}
