package org.shbangzero.evaluate.uci;

import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.Thinker;

/** Makes what thinks, once it is known which game is played and how much memory may be used. */
interface ThinkerFactory extends AutoCloseable {
    /** The games that what is made here can play. */
    List<Game> games();

    /**
     * Makes it ready to think.
     *
     * @param game one of {@link #games}
     * @param mebibytes of memory that it may use, at least {@link EngineOptions#MIN_HASH}
     */
    Thinker open(Game game, int mebibytes);

    @Override
    void close();
}
