package org.shbangzero.evaluate.player;

/** A player at one board: plays one game after the other. Used by one thread at a time. */
public interface PlayerSession extends AutoCloseable {
    /**
     * Hears which game {@link #newGame} is to begin, for a log.
     *
     * @param game for people, e.g. {@code game 3.2, White against random}
     */
    default void announce(String game) {}

    /**
     * Begins a game, and forgets the one before.
     *
     * @param seed the only source of chance in the game
     * @throws PlayerFailure if the player cannot play
     * @throws java.util.concurrent.CancellationException as {@link #choose} does
     */
    void newGame(long seed);

    /**
     * Gets ready to choose a move, before the clock runs: what has to be handed over first is not thinking. Comes before each
     * {@link #choose}, with the same turn.
     *
     * @throws PlayerFailure if the player fails
     * @throws java.util.concurrent.CancellationException as {@link #choose} does
     */
    default void prepare(Turn turn) {}

    /**
     * Chooses a move, while the clock runs.
     *
     * @throws PlayerFailure if the player fails
     * @throws java.util.concurrent.CancellationException if it was stopped from outside: its thread was interrupted, or the
     *     program is ending. The game has no result
     */
    Choice choose(Turn turn);

    @Override
    default void close() {}
}
