package org.shbangzero.selfplay.bench;

import org.shbangzero.core.InputException;

/**
 * How to measure self-play.
 *
 * @param simulations per move
 * @param threads that play
 * @param gamesInFlight on all threads together
 * @param maxPlies of a game, so that the games of the network's part end in reasonable time
 * @param seconds for each of the parts with the free evaluator, after as long a warm-up
 */
public record SelfPlayBenchSettings(int simulations, int threads, int gamesInFlight, int maxPlies, double seconds) {
    /** 64 simulations, 256 games, all cores. */
    public static final SelfPlayBenchSettings USUAL =
            new SelfPlayBenchSettings(64, Runtime.getRuntime().availableProcessors(), 256, 30, 5);

    public SelfPlayBenchSettings {
        require(simulations >= 1, "simulations", "be at least 1");
        require(threads >= 1, "threads", "be at least 1");
        require(gamesInFlight >= threads, "games in flight", "be at least one for each thread");
        require(maxPlies >= 5, "plies", "be at least 5");
        require(seconds > 0, "seconds", "be more than 0");
    }

    private static void require(boolean condition, String what, String expected) {
        if (!condition) {
            throw new InputException("the number of " + what + " must " + expected);
        }
    }
}
