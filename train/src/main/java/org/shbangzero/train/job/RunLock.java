package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.shbangzero.core.InputException;

/** Keeps a second process out of a run. The operating system frees the lock when the process ends, however it ends. */
final class RunLock implements AutoCloseable {
    private final FileChannel channel;

    private RunLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Takes the lock of a run, and leaves this process's id in the lock file for people to read.
     *
     * @throws InputException if another process has it
     */
    static RunLock acquire(RunFolder run) throws IOException {
        FileChannel channel = FileChannel.open(run.lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (tryLock(channel) == null) {
                throw new InputException("run " + run.root() + " is in use by " + holder(run.lock())
                        + "; wait for it or stop it, or choose another folder with --run");
            }
            byte[] text = ("process " + ProcessHandle.current().pid() + "\n").getBytes(StandardCharsets.UTF_8);
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(text));
            return new RunLock(channel);
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    private static FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null; // another thread of this process has it
        }
    }

    private static String holder(Path file) throws IOException {
        String text = Files.readString(file, StandardCharsets.UTF_8).strip();
        return text.isEmpty() ? "another process" : text;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
