package org.shbangzero.core.game.shambhala;

import org.shbangzero.core.board.Board;

/** The leaps not yet used, a set of four bits in the order of the FEN field: {@code 2 * side} the general's, the next the advisor's. */
final class Leaps {
    static final String LETTERS = "GAga";

    private static final int BOTH = 3;

    private Leaps() {}

    /** The bit of a royal piece; 0 for other pieces. */
    static int of(int piece) {
        int royal = Board.kindOf(piece) - Pieces.GENERAL;
        return royal < 0 ? 0 : 1 << (2 * Board.sideOf(piece) + royal);
    }

    static boolean hasGeneral(int leaps, int side) {
        return (leaps >> (2 * side) & 1) != 0;
    }

    static boolean hasAdvisor(int leaps, int side) {
        return (leaps >> (2 * side) & 2) != 0;
    }

    /** How many a side has. */
    static int count(int leaps, int side) {
        return Integer.bitCount(leaps >> (2 * side) & BOTH);
    }

    /** The FEN field. */
    static String text(int leaps) {
        if (leaps == 0) {
            return "-";
        }
        StringBuilder text = new StringBuilder(4);
        for (int i = 0; i < LETTERS.length(); i++) {
            if ((leaps >> i & 1) != 0) {
                text.append(LETTERS.charAt(i));
            }
        }
        return text.toString();
    }
}
