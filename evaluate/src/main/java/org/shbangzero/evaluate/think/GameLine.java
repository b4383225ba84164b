package org.shbangzero.evaluate.think;

import java.util.List;
import java.util.Optional;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;

/**
 * A game up to the position to think about: its start, and the moves played from there.
 *
 * @param start FEN of the start
 * @param moves in UCI notation
 * @param position after the moves; nobody changes it
 */
public record GameLine(String start, List<String> moves, Position position) {
    public GameLine {
        moves = List.copyOf(moves);
    }

    /** A game that begins with a position, which nobody changes from now on. */
    public static GameLine startingAt(Position start) {
        return new GameLine(start.fen(), List.of(), start);
    }

    /**
     * Plays moves.
     *
     * @param start is left as it is
     * @param moves in UCI notation
     * @throws InputException naming the first that is illegal
     */
    public static GameLine of(Position start, List<String> moves) {
        Position position = start.copy();
        for (int ply = 0; ply < moves.size(); ply++) {
            int move = position.parseMove(moves.get(ply));
            if (move == 0) {
                throw new InputException("illegal move at ply " + (ply + 1) + ": " + moves.get(ply) + " in "
                        + position.fen() + " (" + position.game().id() + ")");
            }
            position.make(move);
        }
        return new GameLine(start.fen(), moves, position);
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
    public int gamePly() {
        return 2 * (position.fullmoveNumber() - 1) + position.sideToMove();
    }
}
