package org.shbangzero.evaluate.match;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;

/**
 * Appends to a file what is whole or absent. After a write that failed, on a full disk for one, the file ends as before it, and nothing more
 * is written: what comes after half a line would be lost with it. Used by one thread at a time.
 */
final class JournalWriter {
    private final SeekableByteChannel channel;
    private final Sync sync;
    private long end;
    private IOException failure;

    /** Returns when all that was written is on disk. */
    @FunctionalInterface
    interface Sync {
        void run() throws IOException;
    }

    /** @param end where to go on; what stands behind it in the file is removed */
    JournalWriter(SeekableByteChannel channel, Sync sync, long end) throws IOException {
        this.channel = channel;
        this.sync = sync;
        this.end = end;
        cut();
    }

    /**
     * Appends bytes, and returns when they are on disk.
     *
     * @throws IOException if they are not, or those of an earlier call were not
     */
    void append(byte[] bytes) throws IOException {
        if (failure != null) {
            throw new IOException(failure.getMessage(), failure);
        }
        try {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            sync.run();
            end += bytes.length;
        } catch (IOException e) {
            failure = e;
            try {
                cut();
            } catch (IOException again) {
                // A last line that is not whole is cut off when the journal is opened again.
                e.addSuppressed(again);
            }
            throw e;
        }
    }

    private void cut() throws IOException {
        channel.truncate(end);
        channel.position(end);
    }
}
