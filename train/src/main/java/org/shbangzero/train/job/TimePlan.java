package org.shbangzero.train.job;

import java.util.function.LongSupplier;

/** Decides whether another iteration, and the final evaluation after it, still fit into the time limit. */
final class TimePlan {
    /** Iterations grow a little: games get longer, the window wider. */
    private static final double GROWTH = 1.15;
    /** Seconds kept for starting, saving, and what the estimates miss. */
    private static final double RESERVE = 10;

    private final double limit;
    private final LongSupplier nanos;
    private final long start;
    private double iterationSeconds;
    private double matchSeconds;
    private long matchMoves;

    /**
     * Starts the clock.
     *
     * @param maxMinutes the limit, 0 for none
     * @param nanos a clock, as {@link System#nanoTime}
     */
    TimePlan(double maxMinutes, LongSupplier nanos) {
        this.limit = maxMinutes > 0 ? 60 * maxMinutes : Double.POSITIVE_INFINITY;
        this.nanos = nanos;
        this.start = nanos.getAsLong();
    }

    double elapsedSeconds() {
        return (nanos.getAsLong() - start) / 1e9;
    }

    void iterationTook(double seconds) {
        iterationSeconds = seconds;
    }

    /** Tells how long match games took at a number of simulations per move. */
    void matchTook(double seconds, long games, int simulations) {
        matchSeconds += seconds;
        matchMoves += games * simulations;
    }

    /** Expected seconds for match games; 0 before the first match was measured. */
    double matchEstimate(int games, int simulations) {
        return matchMoves == 0 ? 0 : matchSeconds / matchMoves * games * simulations;
    }

    /** Whether the limit is passed. */
    boolean isOver() {
        return elapsedSeconds() > limit;
    }

    /** Whether another iteration like the last one and then a match of so many games can be finished in time. */
    boolean fits(int finalGames, int finalSimulations) {
        return elapsedSeconds() + GROWTH * (iterationSeconds + matchEstimate(finalGames, finalSimulations)) + RESERVE
                <= limit;
    }
}
