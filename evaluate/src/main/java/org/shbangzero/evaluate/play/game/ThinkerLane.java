package org.shbangzero.evaluate.play.game;

import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.CurrentThinker;
import org.shbangzero.evaluate.think.Thinker;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** Does one task after the other beside the table, with a thinker for the game that was thought about last. */
public abstract class ThinkerLane {
    private final CurrentThinker thinker;
    private final int mebibytes;

    /**
     * @param thinkers stays open
     * @param mebibytes of memory for the thinker
     */
    protected ThinkerLane(ThinkerFactory thinkers, int mebibytes) {
        thinker = new CurrentThinker(thinkers);
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
        return thinker.get(wanted, mebibytes);
    }
}
