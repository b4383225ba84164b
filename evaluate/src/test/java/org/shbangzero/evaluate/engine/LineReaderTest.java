package org.shbangzero.evaluate.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineReaderTest {
    private static List<String> lines(byte[] bytes) throws IOException {
        LineReader reader = new LineReader(new ByteArrayInputStream(bytes));
        List<String> lines = new ArrayList<>();
        for (String line = reader.next(); line != null; line = reader.next()) {
            lines.add(line);
        }
        return lines;
    }

    private static List<String> lines(String text) throws IOException {
        return lines(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void splitsAtLineFeeds() throws IOException {
        assertThat(lines("uciok\r\n\nid name Zürich\tX  \nend"))
                .containsExactly("uciok", "", "id name Zürich X", "end");
        assertThat(lines("")).isEmpty();
    }

    @Test
    void nothingUnprintableComesThrough() throws IOException {
        assertThat(lines("a\0b\u001b[31m\u0007\n")).containsExactly("a?b?[31m?");
        assertThat(lines(new byte[] {(byte) 0xFF, 'x', '\n'})).containsExactly("\uFFFDx");
    }

    @Test
    void cutsLongLinesOff() throws IOException {
        assertThat(lines("x".repeat(LineReader.MOST - 1) + "yzzz\nnext"))
                .containsExactly("x".repeat(LineReader.MOST - 1) + "y", "next");
    }
}
