package org.shbangzero.evaluate.uci;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.think.GameLine;

/** The words after {@code position}. */
final class PositionCommand {
    private static final String MOVES = "moves";
    /** Placement, side, en passant, and two numbers. */
    private static final int CASTLING_LESS_FIELDS = 5;

    private static final int CASTLING_FIELD = 2;

    private PositionCommand() {}

    /**
     * Reads {@code startpos} or {@code fen} and a FEN; then {@code moves} and moves, or nothing.
     *
     * @throws InputException if that is no position of the game, or a move is illegal
     */
    static GameLine parse(Game game, List<String> words) {
        int end = words.indexOf(MOVES) < 0 ? words.size() : words.indexOf(MOVES);
        List<String> moves = words.subList(Math.min(end + 1, words.size()), words.size());
        return GameLine.of(start(game, words.subList(0, end)), moves);
    }

    private static Position start(Game game, List<String> words) {
        if (words.equals(List.of("startpos"))) {
            return game.start(0);
        }
        if (words.size() > 1 && words.get(0).equals("fen")) {
            return game.parse(String.join(" ", withCastling(words.subList(1, words.size()))));
        }
        throw new InputException(
                "expected 'position startpos' or 'position fen FEN', then 'moves' and the moves; found "
                        + (words.isEmpty() ? "neither" : "'position " + String.join(" ", words) + "'"));
    }

    /** The fields of a FEN: where nobody can castle XBoard leaves the third of six out, and writes {@code w - 0 1}. */
    private static List<String> withCastling(List<String> fields) {
        boolean isMissing = fields.size() == CASTLING_LESS_FIELDS
                && fields.subList(CASTLING_LESS_FIELDS - 2, CASTLING_LESS_FIELDS).stream()
                        .allMatch(field -> field.matches("\\d+"));
        if (!isMissing) {
            return fields;
        }
        List<String> whole = new ArrayList<>(fields);
        whole.add(CASTLING_FIELD, "-");
        return whole;
    }
}
