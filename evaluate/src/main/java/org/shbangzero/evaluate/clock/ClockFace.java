package org.shbangzero.evaluate.clock;

/**
 * What one side's clock shows between two moves.
 *
 * @param control by which it runs
 * @param remaining milliseconds until it runs out; 0 if unlimited
 * @param movesToGo own moves until the base time is added again, the next one included; 0 if it never is
 */
public record ClockFace(TimeControl control, long remaining, int movesToGo) {
    /** The clock of a side that may think as long as it likes. */
    public static final ClockFace UNLIMITED = new ClockFace(TimeControl.UNLIMITED, 0, 0);
}
