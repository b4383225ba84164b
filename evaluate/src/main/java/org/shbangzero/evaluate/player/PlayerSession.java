package org.shbangzero.evaluate.player;

/** A player at one board: plays one game after the other. Used by one thread at a time. */
public interface PlayerSession extends AutoCloseable {
    /**
     * Begins a game, and forgets the one before.
     *
     * @param seed the only source of chance in the game
     * @throws PlayerFailure if the player cannot play
     * @throws java.util.concurrent.CancellationException as {@link #choose} does
     */
    void newGame(long seed);

    /**
     * Chooses a move.
     *
     * @throws PlayerFailure if the player fails
     * @throws java.util.concurrent.CancellationException if it was stopped from outside: its thread was interrupted, or the
     *     program is ending. The game has no result
     */
    Choice choose(Turn turn);

    @Override
    default void close() {}
}
