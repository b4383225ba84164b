package org.shbangzero.evaluate.play;

import java.util.List;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;

/**
 * A game that is to be played.
 *
 * @param start where it begins; nobody changes it
 * @param seats who plays, by side; at least one person
 * @param moves already played, in UCI notation; legal
 */
record GameSetup(Position start, List<Seat> seats, Strength strength, List<String> moves) {
    GameSetup {
        moves = List.copyOf(moves);
        seats = List.copyOf(seats);
    }

    /** From whose side the board is seen: the only person's, or White's. */
    int bottomSide() {
        return seats.get(Side.WHITE) == Seat.HUMAN ? Side.WHITE : Side.BLACK;
    }
}
