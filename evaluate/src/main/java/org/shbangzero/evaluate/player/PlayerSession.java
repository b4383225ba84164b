package org.shbangzero.evaluate.player;

import org.shbangzero.core.Position;

/** A player at one board: plays one game after the other. Used by one thread at a time. */
public interface PlayerSession extends AutoCloseable {
    /**
     * Begins a game, and forgets the one before.
     *
     * @param seed the only source of chance in the game
     */
    void newGame(long seed);

    /**
     * Chooses a move.
     *
     * @param position an unfinished game with the player to move; left as it was
     */
    Choice choose(Position position);

    @Override
    default void close() {}
}
