package org.shbangzero.evaluate.cli.terminal;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** Remembers why a write failed, since a {@link java.io.PrintWriter} keeps that to itself. */
public final class WatchedOutput extends FilterOutputStream {
    private IOException failure;

    public WatchedOutput(OutputStream out) {
        super(out);
    }

    @Override
    public synchronized void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    /** The last failure; a reader who has seen enough and closed the pipe is none. */
    public synchronized Optional<IOException> failure() {
        return Optional.ofNullable(failure).filter(e -> !"Broken pipe".equals(e.getMessage()));
    }
}
