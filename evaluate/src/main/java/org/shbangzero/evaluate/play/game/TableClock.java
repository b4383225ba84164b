package org.shbangzero.evaluate.play.game;

import java.util.List;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.clock.ClockFace;
import org.shbangzero.evaluate.clock.TimeControl;

/**
 * The clocks of both sides, of which one at most runs. The time now is told with each question, in nanoseconds of any origin, so that
 * what is left can be shown, saved and set at any moment.
 */
final class TableClock {
    static final int NOBODY = -1;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final List<TimeControl> controls;
    /** Nanoseconds, by side; of the side that runs, when it began to. */
    private final long[] left = new long[2];

    private int running = NOBODY;
    private long since;

    /**
     * Both with their full time, stopped.
     *
     * @param controls by side; unlimited or a clock
     */
    TableClock(List<TimeControl> controls) {
        this.controls = controls;
        set(Side.WHITE, controls.get(Side.WHITE).base());
        set(Side.BLACK, controls.get(Side.BLACK).base());
    }

    boolean limits(int side) {
        return !controls.get(side).isUnlimited();
    }

    boolean limitsAny() {
        return limits(Side.WHITE) || limits(Side.BLACK);
    }

    /** Whose clock runs; {@link #NOBODY} if none does. */
    int running() {
        return running;
    }

    /** Sets what a stopped clock shows. */
    void set(int side, long millis) {
        left[side] = millis * NANOS_PER_MILLI;
    }

    /** Stops both, and sets them to what they showed after some moves. */
    void rewind(List<PlayedMove> moves, long now) {
        stop(now);
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            set(side, controls.get(side).base());
        }
        for (PlayedMove move : moves) {
            if (move.clock() != null) {
                set(move.side(), move.clock());
            }
        }
    }

    /** Stops both. */
    void stop(long now) {
        if (running != NOBODY) {
            left[running] = leftNanos(running, now);
            running = NOBODY;
        }
    }

    /** Runs for a side, if it has a clock. */
    void run(int side, long now) {
        if (side != running) {
            stop(now);
            running = limits(side) ? side : NOBODY;
            since = now;
        }
    }

    /**
     * A side has ended its turn: its clock stops, and gets its increment.
     *
     * @return milliseconds that it shows, or null if there is none
     */
    Long press(int side, long now) {
        stop(now);
        if (!limits(side)) {
            return null;
        }
        left[side] += controls.get(side).increment() * NANOS_PER_MILLI;
        return millis(side, now);
    }

    /** Milliseconds that a clock shows, at least 0, rounded up: a clock that shows 0 has run out. */
    long millis(int side, long now) {
        return (leftNanos(side, now) + NANOS_PER_MILLI - 1) / NANOS_PER_MILLI;
    }

    private long leftNanos(int side, long now) {
        long used = side == running ? now - since : 0;
        return Math.max(0, left[side] - used);
    }

    /** Whether the running clock has run out. */
    boolean hasFallen(long now) {
        return running != NOBODY && leftNanos(running, now) == 0;
    }

    /** What an engine needs to know of a side's clock. */
    ClockFace face(int side, long now) {
        return limits(side) ? new ClockFace(controls.get(side), millis(side, now), 0) : ClockFace.UNLIMITED;
    }
}
