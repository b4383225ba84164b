package org.shbangzero.evaluate.clock;

/** Both clocks, as a player sees them who is to move. */
public record Clocks(ClockFace own, ClockFace opponent) {
    /** A game without clocks. */
    public static final Clocks NONE = new Clocks(ClockFace.UNLIMITED, ClockFace.UNLIMITED);
}
