package org.shbangzero.selfplay.bench;

import org.shbangzero.core.InputException;

/**
 * How to measure self-play.
 *
 * @param simulations per move
 * @param threads that play
 * @param games to play with the network
 * @param gamesInFlight of these at a time, on all threads together
 * @param maxPlies of a game, so that the games of the network's part end in reasonable time
 * @param seconds for each of the parts with the free evaluator, after as long a warm-up
 */
public record SelfPlayBenchSettings(
        int simulations, int threads, int games, int gamesInFlight, int maxPlies, double seconds) {
    /** 64 simulations, 256 games, all cores, with as many games a thread as training runs have unless told otherwise. */
    public static final SelfPlayBenchSettings USUAL = usual(Runtime.getRuntime().availableProcessors());

    private static SelfPlayBenchSettings usual(int threads) {
        return new SelfPlayBenchSettings(64, threads, 256, inFlight(threads), 30, 5);
    }

    /** The usual number of games in flight. */
    public static int inFlight(int threads) {
        return 16 * threads;
    }

    public SelfPlayBenchSettings {
        require(simulations >= 1, "simulations", "be at least 1");
        require(threads >= 1, "threads", "be at least 1");
        require(gamesInFlight >= threads, "games in flight", "be at least one for each thread");
        require(games >= gamesInFlight, "games", "be at least that of games in flight, " + gamesInFlight);
        require(maxPlies >= 5, "plies", "be at least 5");
        require(seconds > 0, "seconds", "be more than 0");
    }

    private static void require(boolean condition, String what, String expected) {
        if (!condition) {
            throw new InputException("the number of " + what + " must " + expected);
        }
    }
}
