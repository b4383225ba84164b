package org.shbangzero.evaluate.uci;

import java.util.List;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;

/**
 * A position as the command {@code position} gives it: a start and the moves played from there.
 *
 * @param start FEN of the start
 * @param moves in UCI notation
 * @param position after the moves; nobody changes it
 */
record GameLine(String start, List<String> moves, Position position) {
    private static final String MOVES = "moves";

    /** The game's first start, without moves. */
    static GameLine startOf(Game game) {
        Position position = game.start(0);
        return new GameLine(position.fen(), List.of(), position);
    }

    /**
     * Reads the words after {@code position}: {@code startpos} or {@code fen} and a FEN; then {@code moves} and moves, or nothing.
     *
     * @throws InputException if that is no position of the game, or a move is illegal
     */
    static GameLine parse(Game game, List<String> words) {
        int end = words.indexOf(MOVES) < 0 ? words.size() : words.indexOf(MOVES);
        Position position = start(game, words.subList(0, end));
        String start = position.fen();
        List<String> moves = List.copyOf(words.subList(Math.min(end + 1, words.size()), words.size()));
        for (int ply = 0; ply < moves.size(); ply++) {
            int move = position.parseMove(moves.get(ply));
            if (move == 0) {
                throw new InputException("illegal move at ply " + (ply + 1) + ": " + moves.get(ply) + " in "
                        + position.fen() + " (" + game.id() + ")");
            }
            position.make(move);
        }
        return new GameLine(start, moves, position);
    }

    private static Position start(Game game, List<String> words) {
        if (words.equals(List.of("startpos"))) {
            return game.start(0);
        }
        if (words.size() > 1 && words.get(0).equals("fen")) {
            return game.parse(String.join(" ", words.subList(1, words.size())));
        }
        throw new InputException(
                "expected 'position startpos' or 'position fen FEN', then 'moves' and the moves; found '"
                        + String.join(" ", words) + "'");
    }

    /** The moves played since an earlier line of the same game, which may be this one; nothing if it is of another game. */
    Optional<List<String>> movesSince(GameLine earlier) {
        int played = earlier.moves.size();
        boolean goesOn = position.game().id().equals(earlier.position.game().id())
                && start.equals(earlier.start)
                && played <= moves.size()
                && moves.subList(0, played).equals(earlier.moves);
        return goesOn ? Optional.of(moves.subList(played, moves.size())) : Optional.empty();
    }

    /** Plies played in the whole game, as far as the position tells. */
    int gamePly() {
        return 2 * (position.fullmoveNumber() - 1) + position.sideToMove();
    }
}
