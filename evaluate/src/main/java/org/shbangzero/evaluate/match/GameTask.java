package org.shbangzero.evaluate.match;

import org.shbangzero.core.Side;
import org.shbangzero.evaluate.opening.Opening;
import org.shbangzero.selfplay.SplitMix64;

/**
 * One game that is to be played.
 *
 * @param game 0 if the first player of the pairing has White, 1 if the second has
 */
record GameTask(Pairing pairing, int game, Opening opening) {
    /** Index of the player that has a side. */
    int player(int side) {
        return (side == Side.WHITE) == (game == 0) ? pairing.first() : pairing.second();
    }

    /** The seed of a side's player. It depends on the match's seed, the players, the pair and the game, and on nothing else. */
    long seed(long matchSeed, int side) {
        // 0 for the only encounter of a match between two players.
        long encounter = (pairing.first() << 16) + pairing.second() - 1L;
        long game = SplitMix64.derive(SplitMix64.derive(matchSeed + encounter, pairing.pair()), this.game);
        return SplitMix64.derive(game, player(side) == pairing.first() ? 0 : 1);
    }
}
