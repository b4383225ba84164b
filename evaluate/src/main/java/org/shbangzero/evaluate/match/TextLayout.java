package org.shbangzero.evaluate.match;

import java.util.Locale;
import java.util.function.IntFunction;

/** How reports fit on a terminal of {@value #WIDTH} columns. */
public final class TextLayout {
    static final int WIDTH = 80;
    private static final int SHORTEST_NAME = 8;

    private TextLayout() {}

    /** A label of a report and what belongs to it, ended: {@code   score     64.0 %}. */
    public static String row(String label, String value) {
        return wrapped(String.format(Locale.ROOT, "  %-9s ", label), value);
    }

    /** A text after a prefix, ended. It is broken between words; its further lines begin below its first word. */
    public static String wrapped(String prefix, String text) {
        StringBuilder out = new StringBuilder(prefix);
        int column = prefix.length();
        boolean begun = false;
        for (String word : text.split(" ")) {
            if (begun && column + 1 + word.length() > WIDTH) {
                out.append(System.lineSeparator()).append(" ".repeat(prefix.length()));
                column = prefix.length();
            } else if (begun) {
                out.append(' ');
                column++;
            }
            out.append(word);
            column += word.length();
            begun = true;
        }
        return out.append(System.lineSeparator()).toString();
    }

    /**
     * The table with the longest names with which it is not too wide, or with quite short ones.
     *
     * @param longest name's characters
     * @param table with names of at most so many characters, see {@link #shortened}
     */
    public static TextTable fitting(int longest, IntFunction<TextTable> table) {
        int most = Math.max(longest, SHORTEST_NAME);
        while (most > SHORTEST_NAME && table.apply(most).width() > WIDTH) {
            most--;
        }
        return table.apply(most);
    }

    /** A name of at most so many characters: what is too much is left out in the middle, since names differ at their ends. */
    public static String shortened(String name, int most) {
        if (name.length() <= most) {
            return name;
        }
        int tail = most / 2;
        return name.substring(0, most - 1 - tail) + "…" + name.substring(name.length() - tail);
    }

    /** E.g. {@code 1 pair} or {@code 2 pairs}. */
    static String counted(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
