package org.shbangzero.evaluate.play.terminal;

import java.io.PrintWriter;
import java.util.List;
import org.shbangzero.core.Position;

/** What the person sees. Each method shows it at once. */
final class Screen {
    private static final int COLUMNS = 78;
    private static final String LOUD = "\033[1;31m";
    private static final String PLAIN = "\033[0m";

    private final PrintWriter out;
    private final boolean colours;
    private final boolean prompts;

    /**
     * Makes it.
     *
     * @param colours whether the output understands colours
     * @param prompts whether to ask for each line
     */
    Screen(PrintWriter out, boolean colours, boolean prompts) {
        this.out = out;
        this.colours = colours;
        this.prompts = prompts;
    }

    void line(String text) {
        out.println(text);
        out.flush();
    }

    /** A line that must not be missed. */
    void loud(String text) {
        line(colours ? LOUD + text + PLAIN : text);
    }

    void board(Position position, int bottom) {
        out.println();
        out.print(BoardText.draw(position, bottom));
        line("");
    }

    /** Words, as many on a line as fit. */
    void list(List<String> words) {
        StringBuilder line = new StringBuilder();
        for (String word : words) {
            if (line.length() + word.length() + 1 > COLUMNS) {
                line(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        line(line.toString());
    }

    void prompt(String who) {
        if (prompts) {
            out.print(who + "> ");
            out.flush();
        }
    }
}
