package org.shbangzero.evaluate.uci;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The words of a line that a user interface says. */
final class CommandWords {
    private static final Set<String> COMMANDS = Set.of(
            "uci",
            "debug",
            "isready",
            "setoption",
            "register",
            "ucinewgame",
            "position",
            "go",
            "stop",
            "ponderhit",
            "quit",
            "d",
            "eval");

    private static final int MOST_SHOWN = 40;

    private CommandWords() {}

    /** The words from the first that is a command on, none without a command: the protocol wants those before it passed over. */
    static List<String> of(String text) {
        List<String> words = Arrays.asList(text.strip().split("\\s+"));
        int start = 0;
        while (start < words.size() && !COMMANDS.contains(words.get(start))) {
            start++;
        }
        return words.subList(start, words.size());
    }

    /** A word as it is said back to people: no more than its first 40 characters. */
    static String shortened(String word) {
        return word.length() <= MOST_SHOWN ? word : word.substring(0, MOST_SHOWN) + "…";
    }
}
