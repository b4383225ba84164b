package org.shbangzero.evaluate.uci;

/**
 * Time for one move, in milliseconds.
 *
 * @param soft after which a settled search stops; at most {@code hard}
 * @param hard after which any search stops
 */
record TimeBudget(long soft, long hard) {
    static final TimeBudget UNLIMITED = fixed(Long.MAX_VALUE);

    /** The whole time, whether the search is settled or not. */
    static TimeBudget fixed(long millis) {
        return new TimeBudget(millis, millis);
    }

    boolean isLimited() {
        return hard < Long.MAX_VALUE;
    }

    /** Whether time can be saved for later moves, as on a clock. */
    boolean isManaged() {
        return soft < hard;
    }

    /** Both limits at most those of the other. */
    TimeBudget atMost(TimeBudget other) {
        return new TimeBudget(Math.min(soft, other.soft), Math.min(hard, other.hard));
    }
}
