package org.shbangzero.core.orthodox;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** The same position seen otherwise, made from the text of a FEN alone. */
final class FenSymmetry {
    private FenSymmetry() {}

    /** Colours exchanged, ranks turned. */
    static String colours(String fen) {
        String[] fields = fen.split(" ", -1);
        fields[0] = exchangeCase(reverseList(fields[0], "/"));
        fields[1] = fields[1].equals("w") ? "b" : "w";
        String rights = exchangeCase(fields[2]);
        fields[2] = rights.replaceAll("[^A-Z]", "") + rights.replaceAll("[^a-z]", "");
        fields[2] = fields[2].isEmpty() ? "-" : fields[2];
        fields[3] = turnRank(fields[3]);
        if (fields.length == 9) {
            fields[4] = reverseList(fields[4], "/");
            fields[5] = reverseList(fields[5], "/");
            fields[6] = reverseList(turnRank(fields[6]), "/");
        }
        return String.join(" ", fields);
    }

    /** Files turned. Castling rights are left as they are. */
    static String files(String fen) {
        String[] fields = fen.split(" ", -1);
        fields[0] = reverseEach(fields[0]);
        fields[3] = turnFile(fields[3]);
        if (fields.length == 9) {
            fields[4] = reverseEach(fields[4]);
            fields[6] = turnFile(fields[6]);
        }
        return String.join(" ", fields);
    }

    private static String exchangeCase(String text) {
        return text.chars()
                .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    private static String reverseList(String text, String separator) {
        List<String> parts = Arrays.asList(text.split(separator, -1));
        Collections.reverse(parts);
        return String.join(separator, parts);
    }

    private static String reverseEach(String text) {
        return Arrays.stream(text.split("/", -1))
                .map(part -> new StringBuilder(part).reverse().toString())
                .collect(Collectors.joining("/"));
    }

    private static String turnRank(String squares) {
        return squares.chars()
                .map(c -> Character.isDigit(c) ? '9' - c + '0' : c)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    private static String turnFile(String squares) {
        return squares.chars()
                .map(c -> Character.isLetter(c) ? 'h' - c + 'a' : c)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
