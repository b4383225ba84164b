package org.shbangzero.core;

/** Plays moves given as text, for tests. */
public final class Play {
    private Play() {}

    /** Plays UCI moves, separated by spaces. */
    public static Position moves(Position position, String uciMoves) {
        for (String uci : uciMoves.split(" ", -1)) {
            position.make(move(position, uci));
        }
        return position;
    }

    /** The legal move of that UCI text. */
    public static int move(Position position, String uci) {
        int move = position.parseMove(uci);
        if (move == 0) {
            throw new AssertionError("illegal move " + uci + " in " + position.fen());
        }
        return move;
    }

    /** The SAN of the legal move of that UCI text. */
    public static String san(Position position, String uci) {
        return position.san(move(position, uci));
    }
}
