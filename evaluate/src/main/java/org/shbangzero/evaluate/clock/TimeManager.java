package org.shbangzero.evaluate.clock;

/**
 * How long to think about a move. On a clock, what the moves to come will lose to overheads beyond their increments is put aside.
 * The soft limit is an equal share of the rest, and of the increments; the hard limit is some times that, and at most a part of the
 * rest. So no flag falls, however often the hard limit is used, if increments are above the overhead or time is added after a number
 * of moves; with a single time for the whole game, only in games far longer than expected.
 */
public final class TimeManager {
    /** Milliseconds that a move loses on its way, if nothing else is known: to processes, pipes, and other games on the same processors. */
    public static final int USUAL_OVERHEAD = 30;

    /** Moves that a game is taken to last from its start, if the clock is for all of it. */
    private static final int MOVES_AT_START = 40;
    /** Moves that are taken to follow, however long the game has lasted. */
    private static final int MOVES_AT_LEAST = 20;
    /** Plies that lower the number of moves to come by one: half of the moves played. */
    private static final int PLIES_PER_MOVE_LESS = 4;

    private static final double HARD_PER_SOFT = 4;
    /** Part of what is not put aside that one move may take. */
    private static final double MOST_OF_CLOCK = 0.25;
    /** The same for all moves together that are left before time is added. */
    private static final double MOST_OF_CLOCK_BEFORE_CONTROL = 0.9;

    private TimeManager() {}

    /**
     * The limits for a move: all of a time per move, less the overhead but at least half of it; a share of a clock; none without one. At least 1 ms,
     * even on a clock that has run out.
     *
     * @param clock the own clock when thinking begins
     * @param overhead milliseconds lost with each move, at least 0
     * @param ply plies played in the game so far
     */
    public static TimeBudget budget(ClockFace clock, long overhead, int ply) {
        return switch (clock.control().kind()) {
            case UNLIMITED -> TimeBudget.UNLIMITED;
            case PER_MOVE ->
                TimeBudget.fixed(Math.max(1, Math.max(clock.remaining() / 2, clock.remaining() - overhead)));
            case CLOCK -> share(clock, overhead, movesToCome(clock, ply));
        };
    }

    private static TimeBudget share(ClockFace clock, long overhead, int moves) {
        long perMove = clock.control().increment() - overhead;
        double reserve = overhead + (moves - 1) * (double) Math.max(0, -perMove);
        double free = Math.max(0, clock.remaining() - reserve);
        double share = (free + (moves - 1) * (double) Math.max(0, perMove)) / moves;
        double most = free * Math.max(MOST_OF_CLOCK, MOST_OF_CLOCK_BEFORE_CONTROL / moves);
        double hard = Math.min(HARD_PER_SOFT * share, most);
        return new TimeBudget(atLeastOne(Math.min(share, hard)), atLeastOne(hard));
    }

    private static int movesToCome(ClockFace clock, int ply) {
        int guess = Math.max(MOVES_AT_LEAST, MOVES_AT_START - ply / PLIES_PER_MOVE_LESS);
        return clock.movesToGo() > 0 ? Math.min(clock.movesToGo(), MOVES_AT_START) : guess;
    }

    private static long atLeastOne(double millis) {
        return Math.max(1, (long) millis);
    }
}
