package org.shbangzero.evaluate.match;

import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;

/**
 * The first moves of a game, which the players do not choose.
 *
 * @param startId of the game's start
 * @param moves in UCI notation
 */
public record Opening(int startId, List<String> moves) {
    public Opening {
        moves = List.copyOf(moves);
    }

    /** A new position after the opening, with the history that led to it. */
    Position play(Game game) {
        Position position = game.start(startId);
        for (String move : moves) {
            position.make(position.parseMove(move));
        }
        return position;
    }
}
