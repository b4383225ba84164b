package org.shbangzero.evaluate.play.game;

import org.shbangzero.core.Game;

/**
 * What moves for the engine's seats. It thinks about one position at a time, while the table goes on: its methods return at once, and
 * what it finds is told to the table by {@link PlayTable#decided} or {@link PlayTable#failed}, never from within these methods.
 */
public interface Engine {
    /** The next position is of a new game. */
    void newGame(Game game);

    /** Begins to think about a position in which there is a legal move. */
    void think(EngineTask task);

    /** Makes it answer with the best it has found. */
    void hurry();

    /** Nothing that it thinks about is wanted any more. */
    void giveUp();
}
