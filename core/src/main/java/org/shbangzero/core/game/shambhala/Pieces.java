package org.shbangzero.core.game.shambhala;

import org.shbangzero.core.board.Attacks;
import org.shbangzero.core.board.Board;

/** The kinds of pieces, as {@link Board} counts them: how many a side has, and how they move. */
final class Pieces {
    static final int PAWN = 1;
    static final int CHARIOT = 2;
    static final int HORSE = 3;
    static final int ELEPHANT = 4;
    static final int WAR_ENGINE = 5;
    static final int GENERAL = 6;
    static final int ADVISOR = 7;

    /** Upper-case letter of each kind, by index. */
    static final String LETTERS = ".PRNEWGA";

    private static final int[] AT_START = {0, 8, 2, 2, 2, 2, 1, 1};

    private static final long[] ORTHOGONAL = Attacks.leaper(new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}});
    private static final long[] DIAGONAL = Attacks.leaper(new int[][] {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}});
    private static final long[] TWO_SQUARES =
            Attacks.leaper(new int[][] {{0, 2}, {2, 2}, {2, 0}, {2, -2}, {0, -2}, {-2, -2}, {-2, 0}, {-2, 2}});

    private Pieces() {}

    /** How many pieces of a kind a side starts with, which is the most that it can have. */
    static int atStart(int kind) {
        return AT_START[kind];
    }

    /** How many pieces of a kind a side has lost. */
    static int captured(Board board, int side, int kind) {
        return AT_START[kind] - Long.bitCount(board.of(side, kind));
    }

    /** The letters of all pieces that a side has lost but for pawns, which never come back. */
    static String captured(Board board, int side) {
        StringBuilder letters = new StringBuilder();
        for (int kind = CHARIOT; kind <= ADVISOR; kind++) {
            letters.append(String.valueOf(LETTERS.charAt(kind)).repeat(captured(board, side, kind)));
        }
        return letters.toString();
    }

    static long elephant(int square) {
        return TWO_SQUARES[square];
    }

    /** A general's step. */
    static long general(int square) {
        return ORTHOGONAL[square];
    }

    /** A general's only leap. */
    static long generalLeap(int square) {
        return Attacks.knight(square);
    }

    /** An advisor's step. */
    static long advisor(int square) {
        return DIAGONAL[square];
    }

    /** An advisor's only leap. */
    static long advisorLeap(int square) {
        return TWO_SQUARES[square];
    }
}
