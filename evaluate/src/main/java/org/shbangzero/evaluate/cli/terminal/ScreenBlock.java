package org.shbangzero.evaluate.cli.terminal;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The last lines of a terminal, drawn over themselves. Between drawings the cursor stands at the beginning of the last one, so that what
 * the terminal echoes there (^C) never makes a line wrap. A single line needs no control sequences. Safe for threads.
 */
final class ScreenBlock {
    private static final String UP = "\u001b[%dA";
    /** The first character that may take two columns of a terminal. */
    private static final int FIRST_WIDE = 0x1100;

    private final PrintStream out;
    private final int width;
    private List<String> shown = List.of();

    /** @param columns of the terminal; the last one stays empty, since writing there can wrap */
    ScreenBlock(PrintStream out, int columns) {
        this.out = out;
        this.width = columns - 1;
    }

    /** Replaces what is shown. Lines that are too long are cut. */
    synchronized void draw(List<String> lines) {
        List<String> cut = new ArrayList<>();
        for (int i = 0; i < Math.max(lines.size(), shown.size()); i++) {
            cut.add(i < lines.size() ? cut(lines.get(i)) : "");
        }
        StringBuilder text = new StringBuilder(toTop());
        for (int i = 0; i < cut.size(); i++) {
            int before = i < shown.size() ? width(shown.get(i)) : 0;
            text.append(i == 0 ? "" : "\n")
                    .append(cut.get(i))
                    .append(" ".repeat(Math.max(0, before - width(cut.get(i)))));
        }
        print(text.append('\r').toString());
        shown = cut;
    }

    /** Leaves nothing behind, and the cursor where the first line was. */
    synchronized void wipe() {
        if (!shown.isEmpty()) {
            draw(List.of());
            print(toTop());
            shown = List.of();
        }
    }

    private String toTop() {
        return "\r" + (shown.size() > 1 ? UP.formatted(shown.size() - 1) : "");
    }

    private void print(String text) {
        out.print(text);
        out.flush();
    }

    private String cut(String line) {
        String plain = line.replaceAll("\\p{Cntrl}", "?");
        if (width(plain) <= width) {
            return plain;
        }
        int[] points = plain.codePoints().toArray();
        int taken = 0;
        for (int used = width(points[0]); used <= width; used += width(points[taken])) {
            taken++;
        }
        return new String(points, 0, taken);
    }

    private static int width(String text) {
        return text.codePoints().map(ScreenBlock::width).sum();
    }

    /** Columns that a character takes, or more: nothing that is shown is ever wider than this says. */
    private static int width(int codePoint) {
        return codePoint < FIRST_WIDE ? 1 : 2;
    }
}
