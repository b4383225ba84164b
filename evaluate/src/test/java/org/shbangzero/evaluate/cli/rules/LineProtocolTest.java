package org.shbangzero.evaluate.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.InputException;
import org.slf4j.LoggerFactory;

class LineProtocolTest {
    private final LineProtocol protocol = new LineProtocol("first second", 1, "");

    private String serve(String input, LineProtocol.Answerer answerer) throws IOException {
        StringWriter out = new StringWriter();
        protocol.serve(bytes(input), new PrintWriter(out), answerer);
        return out.toString();
    }

    private static ByteArrayInputStream bytes(String input) {
        return new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void fieldsAreTakenToTheLetterAndAbsentOnesEmpty() throws IOException {
        assertThat(serve(" a \t b\r\na\n", fields -> String.join("|", fields) + "\n"))
                .isEqualTo(" a | b\na|\n");
    }

    @Test
    void errorsTakeOneLineEach() throws IOException {
        String answers = serve("a\nb\n", fields -> {
            throw new InputException("two\nlines\r\n\u2028of " + fields[0]);
        });
        assertThat(answers).isEqualTo("error: two lines of a\nerror: two lines of b\n");
    }

    @Test
    void aFaultOfOursDoesNotEndTheRest() throws IOException {
        // The stack trace goes to the log; it would only alarm who reads the tests' output.
        ((Logger) LoggerFactory.getLogger(LineProtocol.class)).setLevel(Level.OFF);
        String answers = serve("bad\ngood\n", fields -> {
            if (fields[0].equals("bad")) {
                throw new IllegalStateException("bug");
            }
            return "fine\n";
        });
        assertThat(answers).isEqualTo("error: internal error: java.lang.IllegalStateException: bug\nfine\n");
    }

    @Test
    void everyAnswerIsFlushed() throws IOException {
        List<String> flushed = new ArrayList<>();
        Writer recorder = new StringWriter() {
            @Override
            public void flush() {
                flushed.add(toString());
            }
        };
        protocol.serve(bytes("a\nb\n"), new PrintWriter(recorder), fields -> fields[0] + "\n");
        assertThat(flushed).containsExactly("a\n", "a\nb\n");
    }

    @Test
    void stopsWhenNobodyReads() throws IOException {
        List<String> asked = new ArrayList<>();
        Writer closed = new Writer() {
            @Override
            public void write(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("broken pipe");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        protocol.serve(bytes("a\nb\nc\n"), new PrintWriter(closed), fields -> {
            asked.add(fields[0]);
            return "x\n";
        });
        assertThat(asked).containsExactly("a");
    }
}
