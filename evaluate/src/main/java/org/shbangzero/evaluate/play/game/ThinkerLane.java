package org.shbangzero.evaluate.play.game;

import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.Thinker;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** Does one task after the other beside the table, with a thinker for the game that was thought about last. */
public abstract class ThinkerLane {
    private final ThinkerFactory thinkers;
    private final int mebibytes;
    private Thinker thinker;
    private Game game;

    /**
     * @param thinkers stays open
     * @param mebibytes of memory for the thinker
     */
    protected ThinkerLane(ThinkerFactory thinkers, int mebibytes) {
        this.thinkers = thinkers;
        this.mebibytes = mebibytes;
    }

    /** Does something after what was to be done before; returns at once. */
    protected abstract void execute(Runnable task);

    /** Passes on what a task has found, while nobody else uses what it passes it to. To be called in tasks alone. */
    protected abstract void deliver(Runnable news);

    /** Keeps for those who look into faults what went wrong. */
    protected abstract void record(String what, RuntimeException fault);

    /** A thinker that is ready for a game. To be called in tasks alone. */
    final Thinker ready(Game wanted) {
        if (thinker == null || !game.id().equals(wanted.id())) {
            // Before the new one takes its memory.
            thinker = null;
            thinker = thinkers.open(wanted, mebibytes);
            game = wanted;
        }
        return thinker;
    }
}
