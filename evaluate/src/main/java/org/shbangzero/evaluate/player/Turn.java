package org.shbangzero.evaluate.player;

import java.util.List;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.clock.Clocks;

/**
 * A game as the player sees it who is to move.
 *
 * @param position an unfinished game; left as it was
 * @param startFen where the game began
 * @param moves all moves from there to the position, in UCI notation; an unmodifiable view, valid until the choice is made
 * @param clocks as they stand when the own one begins to run, see {@link PlayerSession#choose}
 * @param drawOffered whether the opponent offered a draw with its last move: a choice that offers one accepts it
 */
public record Turn(Position position, String startFen, List<String> moves, Clocks clocks, boolean drawOffered) {
    /** A game that begins here, without clocks. */
    public static Turn of(Position position) {
        return new Turn(position, position.fen(), List.of(), Clocks.NONE, false);
    }
}
