package org.shbangzero.evaluate.clock;

/**
 * Time for one move, in milliseconds.
 *
 * @param soft after which a settled search stops; at most {@code hard}
 * @param hard after which any search stops
 */
public record TimeBudget(long soft, long hard) {
    public static final TimeBudget UNLIMITED = fixed(Long.MAX_VALUE);

    /** The whole time, whether the search is settled or not. */
    public static TimeBudget fixed(long millis) {
        return new TimeBudget(millis, millis);
    }

    public boolean isLimited() {
        return hard < Long.MAX_VALUE;
    }

    /** Whether time can be saved for later moves, as on a clock. */
    public boolean isManaged() {
        return soft < hard;
    }

    /** Both limits at most those of the other. */
    public TimeBudget atMost(TimeBudget other) {
        return new TimeBudget(Math.min(soft, other.soft), Math.min(hard, other.hard));
    }
}
