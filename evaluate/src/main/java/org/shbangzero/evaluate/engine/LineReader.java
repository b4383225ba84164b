package org.shbangzero.evaluate.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads lines from a program that may write anything: control characters become question marks, and long lines are cut off. */
final class LineReader {
    /** Bytes. The longest useful line lists an engine's variants, or a long variation: a few thousand. */
    static final int MOST = 32 * 1024;

    private final InputStream in;
    private final byte[] buffer = new byte[8192];
    private int position;
    private int count;

    LineReader(InputStream in) {
        this.in = in;
    }

    /** The next line, without its end; null at the end of the input. */
    String next() throws IOException {
        byte[] line = new byte[128];
        int length = 0;
        int next = read();
        if (next < 0) {
            return null;
        }
        for (; next >= 0 && next != '\n'; next = read()) {
            if (length == line.length && length < MOST) {
                line = Arrays.copyOf(line, Math.min(MOST, 2 * length));
            }
            if (length < MOST) {
                line[length++] = (byte) next;
            }
        }
        return new String(line, 0, length, StandardCharsets.UTF_8)
                .stripTrailing()
                .replace('\t', ' ')
                .replaceAll("\\p{Cntrl}", "?");
    }

    private int read() throws IOException {
        if (position == count) {
            count = in.read(buffer);
            position = 0;
            if (count < 0) {
                count = 0;
                return -1;
            }
        }
        return buffer[position++] & 0xFF;
    }
}
