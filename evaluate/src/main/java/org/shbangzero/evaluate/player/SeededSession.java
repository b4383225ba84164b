package org.shbangzero.evaluate.player;

import org.shbangzero.selfplay.SplitMix64;

/** A session whose only state from game to game is its chance. */
abstract class SeededSession implements PlayerSession {
    final SplitMix64 random = new SplitMix64(0);

    @Override
    public final void newGame(long seed) {
        random.reseed(seed);
    }
}
