package org.shbangzero.evaluate.clock;

/**
 * What one side's clock shows between two moves.
 *
 * @param control by which it runs
 * @param remaining milliseconds until it runs out; below 0 if it has; 0 if unlimited
 * @param movesToGo own moves until the base time is added again, the next one included; 0 if it never is
 */
public record ClockFace(TimeControl control, long remaining, int movesToGo) {
    /** The clock of a side that may think as long as it likes. */
    public static final ClockFace UNLIMITED = new ClockFace(TimeControl.UNLIMITED, 0, 0);

    /** A fixed time for the next move. */
    public static ClockFace perMove(long millis) {
        return new ClockFace(TimeControl.perMove(millis), millis, 1);
    }

    /**
     * A clock of which only the state is known: what is left stands for its base time, too.
     *
     * @param remaining milliseconds, the increment for the next move not included; may be below 0
     * @param increment milliseconds, at least 0
     */
    public static ClockFace running(long remaining, long increment, int movesToGo) {
        return new ClockFace(TimeControl.clock(Math.max(1, remaining), increment), remaining, movesToGo);
    }
}
