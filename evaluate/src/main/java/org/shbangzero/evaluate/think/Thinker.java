package org.shbangzero.evaluate.think;

import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;

/** What thinks about the positions of one game, one at a time. Used by one thread at a time. */
public interface Thinker {
    /** Forgets the game before; what it knows of positions it may keep. */
    void newGame();

    /** Forgets everything. */
    void clear();

    /**
     * Thinks until the task's limits are met, there is nothing left to find out, or the control says to stop, which it asks
     * every few milliseconds.
     *
     * @param reporter is told now and then how it stands
     * @return how it stands at the end; its first line begins with the move to play
     * @throws InputException if what it thinks with is broken
     */
    Analysis think(ThinkTask task, ThinkControl control, Reporter reporter);

    /**
     * What it thinks of a position without searching.
     *
     * @throws InputException if what it thinks with is broken
     */
    Glance glance(Position position);
}
