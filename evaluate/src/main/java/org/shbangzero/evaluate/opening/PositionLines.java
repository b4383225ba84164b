package org.shbangzero.evaluate.opening;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;

/**
 * Reads positions, one on a line, as FEN or as EPD (Edwards, <i>Portable Game Notation Specification</i>, 1994, 16.2): the fields
 * of the game's FEN, the two counters at its end or not, then operations that end in semicolons. {@code hmvc} and {@code fmvn} are
 * counters, other operations are passed over. Empty lines, and those that begin with {@code #}, hold nothing.
 */
final class PositionLines {
    private static final int COUNTERS = 2;

    private final Game game;
    /** How many fields the game's FEN has, without the counters. */
    private final int fields;

    PositionLines(Game game) {
        this.game = game;
        fields = words(game.start(0).fen()).length - COUNTERS;
    }

    private static String[] words(String line) {
        return line.strip().split("\\s+", -1);
    }

    /**
     * The position of a line, if it holds one.
     *
     * @throws InputException if it is no position of the game
     */
    Optional<Position> parse(String line) {
        // A byte order mark stands before the first line of some files.
        String content = (line.startsWith("\uFEFF") ? line.substring(1) : line).strip();
        if (content.isEmpty() || content.startsWith("#")) {
            return Optional.empty();
        }
        String[] words = words(content);
        if (words.length < fields) {
            return Optional.of(game.parse(String.join(" ", words)));
        }
        boolean counted = words.length >= fields + COUNTERS && isNumber(words[fields]) && isNumber(words[fields + 1]);
        int end = fields + (counted ? COUNTERS : 0);
        Map<String, String> operations = operations(joined(words, end, words.length));
        String counters = counted
                ? joined(words, fields, end)
                : operations.getOrDefault("hmvc", "0") + " " + operations.getOrDefault("fmvn", "1");
        return Optional.of(game.parse(joined(words, 0, fields) + " " + counters));
    }

    private static String joined(String[] words, int from, int to) {
        return String.join(" ", Arrays.asList(words).subList(from, to));
    }

    private static boolean isNumber(String word) {
        return word.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** The operands by opcode. The last semicolon may be missing. */
    private static Map<String, String> operations(String text) {
        Map<String, String> operations = new HashMap<>();
        int begin = 0;
        while (begin < text.length()) {
            int end = endOfOperation(text, begin);
            String[] parts = text.substring(begin, end).strip().split(" ", 2);
            if (parts[0].isEmpty() || !Character.isLetter(parts[0].charAt(0))) {
                throw new InputException(
                        "found '" + parts[0] + "' after the position's fields, expected the counters of"
                                + " halfmoves and moves, or an operation such as id \"name\";");
            }
            operations.put(parts[0], parts.length > 1 ? parts[1] : "");
            begin = end + 1;
        }
        return operations;
    }

    /** Where the next semicolon stands that is not in quotes, or the length. */
    private static int endOfOperation(String text, int begin) {
        boolean quoted = false;
        for (int i = begin; i < text.length(); i++) {
            quoted ^= text.charAt(i) == '"';
            if (text.charAt(i) == ';' && !quoted) {
                return i;
            }
        }
        return text.length();
    }
}
