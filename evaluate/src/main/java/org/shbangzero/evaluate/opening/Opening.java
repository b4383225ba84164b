package org.shbangzero.evaluate.opening;

import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;

/**
 * The first moves of a game, which the players do not choose.
 *
 * @param fen where the game starts
 * @param moves legal moves from there, in UCI notation; may be empty
 */
public record Opening(String fen, List<String> moves) {
    public Opening {
        moves = List.copyOf(moves);
    }

    /** A new position after the opening, with the history that led to it. */
    public Position play(Game game) {
        Position position = game.parse(fen);
        for (String move : moves) {
            position.make(position.parseMove(move));
        }
        return position;
    }
}
