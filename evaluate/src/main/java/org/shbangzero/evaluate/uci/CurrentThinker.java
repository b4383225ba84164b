package org.shbangzero.evaluate.uci;

import java.util.function.Supplier;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.Thinker;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** What thinks at present: made anew when the game or the memory changes. What it gave thinks for one thread at a time. */
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
    synchronized void newGame() {
        newGame = true;
    }

    /** The next to think has forgotten everything. */
    synchronized void clear() {
        clear = true;
    }

    /** The thinker for a game with so much memory, ready. Nobody else may be thinking. */
    synchronized Thinker get(Game wantedGame, int wantedMebibytes) {
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

    /** The same, for who makes it ready when it is asked. */
    Supplier<Thinker> later(Game wantedGame, int wantedMebibytes) {
        return () -> get(wantedGame, wantedMebibytes);
    }
}
