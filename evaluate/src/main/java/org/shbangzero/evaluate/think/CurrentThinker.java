package org.shbangzero.evaluate.think;

import java.util.function.Supplier;
import org.shbangzero.core.Game;

/** What thinks at present: made anew when the game or the memory changes. What it gave thinks for one thread at a time. */
public final class CurrentThinker {
    private final ThinkerFactory factory;
    private Thinker thinker;
    private Game game;
    private int mebibytes;
    private boolean newGame;
    private boolean clear;

    /** @param factory stays open */
    public CurrentThinker(ThinkerFactory factory) {
        this.factory = factory;
    }

    /** The next to think is in a new game. */
    public synchronized void newGame() {
        newGame = true;
    }

    /** The next to think has forgotten everything. */
    public synchronized void clear() {
        clear = true;
    }

    /** Whether there is a thinker for the game with so much memory, so that {@link #get} does not open another one. */
    public synchronized boolean isOpen(Game wantedGame, int wantedMebibytes) {
        return thinker != null && game.id().equals(wantedGame.id()) && mebibytes == wantedMebibytes;
    }

    /**
     * The thinker for a game, ready. Nobody else may be thinking.
     *
     * @param wantedGame one of the factory's
     * @param wantedMebibytes of memory, at least 4
     */
    public synchronized Thinker get(Game wantedGame, int wantedMebibytes) {
        if (!isOpen(wantedGame, wantedMebibytes)) {
            // Before the new one takes its memory.
            thinker = null;
            thinker = factory.open(wantedGame, wantedMebibytes);
            game = wantedGame;
            mebibytes = wantedMebibytes;
        } else if (clear) {
            thinker.clear();
        } else if (newGame) {
            thinker.newGame();
        }
        clear = false;
        newGame = false;
        return thinker;
    }

    /** The same, for who makes it ready when it is asked. */
    public Supplier<Thinker> later(Game wantedGame, int wantedMebibytes) {
        return () -> get(wantedGame, wantedMebibytes);
    }
}
