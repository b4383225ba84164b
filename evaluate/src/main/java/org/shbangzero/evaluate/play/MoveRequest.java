package org.shbangzero.evaluate.play;

import org.shbangzero.core.InputException;

/**
 * A move that a person wants to play.
 *
 * @param ply how many moves were played before it, as far as that person knows
 * @param uci in UCI notation
 * @param offersDraw whether the offer of a draw comes with it; null for no
 */
record MoveRequest(Integer ply, String uci, Boolean offersDraw) {
    MoveRequest {
        if (ply == null || uci == null) {
            throw new InputException("a move needs 'ply', the number of moves before it, and 'uci'");
        }
    }
}
