package org.shbangzero.evaluate.uci;

import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.Thinker;

/** What thinks at present: made anew when the game or the memory changes. Used by one thread, while nobody thinks. */
final class CurrentThinker {
    private final ThinkerFactory factory;
    private Thinker thinker;
    private Game game;
    private int mebibytes;
    private boolean newGame;
    private boolean clear;

    CurrentThinker(ThinkerFactory factory) {
        this.factory = factory;
    }

    /** The next to think is in a new game. */
    void newGame() {
        newGame = true;
    }

    /** The next to think has forgotten everything. */
    void clear() {
        clear = true;
    }

    /** The thinker for a game with so much memory, ready. */
    Thinker get(Game wantedGame, int wantedMebibytes) {
        boolean fits = thinker != null && game.id().equals(wantedGame.id()) && mebibytes == wantedMebibytes;
        if (!fits) {
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
}
