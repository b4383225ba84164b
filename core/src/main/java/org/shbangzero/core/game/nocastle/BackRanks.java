package org.shbangzero.core.game.nocastle;

import java.util.ArrayList;
import java.util.List;

/** The back ranks that the game may start from, written a to h: all orders of the pieces with bishops on both colours. */
final class BackRanks {
    private static final String PIECES = "BBKNNQRR";

    /** In alphabetical order; the index is the start id. */
    static final List<String> ALL = sorted();

    private BackRanks() {}

    private static List<String> sorted() {
        List<String> ranks = new ArrayList<>();
        extend("", PIECES, ranks);
        return List.copyOf(ranks);
    }

    /** Adds every rank that begins with {@code files} and goes on with the pieces left, which are in alphabetical order. */
    private static void extend(String files, String left, List<String> ranks) {
        if (left.isEmpty()) {
            ranks.add(files);
        }
        for (int i = 0; i < left.length(); i++) {
            char piece = left.charAt(i);
            boolean tried = i > 0 && left.charAt(i - 1) == piece;
            if (!tried && !(piece == 'B' && hasBishopOnColour(files))) {
                extend(files + piece, left.substring(0, i) + left.substring(i + 1), ranks);
            }
        }
    }

    /** Whether there is a bishop on the colour of the next file. */
    private static boolean hasBishopOnColour(String files) {
        int bishop = files.indexOf('B');
        return bishop >= 0 && (files.length() - bishop) % 2 == 0;
    }
}
