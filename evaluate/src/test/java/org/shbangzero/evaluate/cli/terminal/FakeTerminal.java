package org.shbangzero.evaluate.cli.terminal;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A terminal that shows what is written to it as a person would see it, at each flush. Safe for threads. */
public final class FakeTerminal {
    private static final Pattern CURSOR_UP = Pattern.compile("\u001b\\[([0-9]+)A");

    private final int columns;
    private final List<int[]> screen = new ArrayList<>();
    private final List<List<String>> frames = new ArrayList<>();
    private int row;
    private int column;

    public FakeTerminal(int columns) {
        this.columns = columns;
    }

    /** What writes to it. */
    public PrintStream stream() {
        ByteArrayOutputStream unseen = new ByteArrayOutputStream() {
            @Override
            public synchronized void flush() {
                type(toString(StandardCharsets.UTF_8));
                reset();
            }
        };
        return new PrintStream(unseen, false, StandardCharsets.UTF_8);
    }

    /** Shows text as if it had been written, or echoed. */
    synchronized void type(String text) {
        Matcher up = CURSOR_UP.matcher(text);
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            if (up.find(i) && up.start() == i) {
                row -= Integer.parseInt(up.group(1));
                i = up.end() - 1;
            } else {
                put(text.codePointAt(i));
            }
        }
        frames.add(screen());
    }

    private void put(int character) {
        if (character == '\r') {
            column = 0;
        } else if (character == '\n') {
            row++;
            column = 0;
        } else {
            int cells = character >= 0x1100 ? 2 : 1;
            if (column + cells > columns) {
                row++;
                column = 0;
            }
            while (screen.size() <= row) {
                screen.add(new int[columns]);
            }
            screen.get(row)[column] = character;
            column += cells;
        }
    }

    /** The lines that it shows, without spaces at their ends and empty lines at its end. */
    public synchronized List<String> screen() {
        StringBuilder all = new StringBuilder();
        for (int[] line : screen) {
            StringBuilder text = new StringBuilder();
            for (int character : line) {
                text.appendCodePoint(character == 0 ? ' ' : character);
            }
            all.append(text.toString().stripTrailing()).append('\n');
        }
        return all.toString().stripTrailing().lines().toList();
    }

    /** What it showed after each flush. */
    public synchronized List<List<String>> frames() {
        return List.copyOf(frames);
    }
}
