package org.shbangzero.evaluate.uci;

import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.think.Thinker;

/** Makes what thinks, once it is known which game is played and how much memory may be used. */
interface ThinkerFactory extends AutoCloseable {
    /**
     * Refuses games that nothing made here can play.
     *
     * @throws InputException saying which game it can play
     */
    void requirePlays(Game game);

    /**
     * Makes it ready to think.
     *
     * @param mebibytes of memory that it may use, at least {@link EngineOptions#MIN_HASH}
     */
    Thinker open(Game game, int mebibytes);

    @Override
    void close();
}
