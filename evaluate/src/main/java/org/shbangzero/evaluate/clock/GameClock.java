package org.shbangzero.evaluate.clock;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.shbangzero.core.Side;

/**
 * The two clocks of one game. One of them runs at a time. A side whose time is over at the end of its move has lost; a margin
 * forgives what processes and pipes take, but the clock never shows less than 0.
 */
public final class GameClock {
    private final TimeControl[] controls;
    private final long[] remaining = new long[2];
    private final int[] moves = new int[2];
    private final long margin;
    private final LongSupplier nanoTime;
    private long started;
    private long elapsed;

    /**
     * Both clocks at the beginning of a game, stopped.
     *
     * @param margin milliseconds that a move may take beyond what the clock shows, at least 0
     * @param nanoTime as {@link System#nanoTime}
     */
    public GameClock(TimeControl white, TimeControl black, long margin, LongSupplier nanoTime) {
        this.controls = new TimeControl[] {white, black};
        this.margin = TimeUnit.MILLISECONDS.toNanos(margin);
        this.nanoTime = nanoTime;
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            remaining[side] = nanos(controls[side].base());
        }
    }

    private static long nanos(long millis) {
        return TimeUnit.MILLISECONDS.toNanos(millis);
    }

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }

    /** What both clocks show, seen by a side. */
    public Clocks seenBy(int side) {
        return new Clocks(face(side), face(Side.opponent(side)));
    }

    private ClockFace face(int side) {
        TimeControl control = controls[side];
        if (control.isUnlimited()) {
            return ClockFace.UNLIMITED;
        }
        int period = control.movesPerPeriod();
        int toGo = period == 0 ? 0 : period - moves[side] % period;
        return new ClockFace(control, millis(remaining[side]), toGo);
    }

    /** Whether a side's time is limited. */
    public boolean limits(int side) {
        return !controls[side].isUnlimited();
    }

    /** The side to move begins to think. */
    public void start() {
        started = nanoTime.getAsLong();
    }

    /**
     * A side has made its move: its clock stops, and what the control gives for the move is added.
     *
     * @return whether it was in time
     */
    public boolean stop(int side) {
        elapsed = nanoTime.getAsLong() - started;
        TimeControl control = controls[side];
        if (control.isUnlimited()) {
            return true;
        }
        if (elapsed > remaining[side] + margin) {
            return false;
        }
        moves[side]++;
        remaining[side] = afterMove(control, side);
        return true;
    }

    private long afterMove(TimeControl control, int side) {
        if (control.kind() == TimeControl.Kind.PER_MOVE) {
            return nanos(control.base());
        }
        long left = Math.max(0, remaining[side] - elapsed) + nanos(control.increment());
        boolean periodEnds = control.movesPerPeriod() > 0 && moves[side] % control.movesPerPeriod() == 0;
        return left + (periodEnds ? nanos(control.base()) : 0);
    }

    /** Milliseconds that the last move took. */
    public long elapsed() {
        return millis(elapsed);
    }

    /** Milliseconds that a side's clock shows while it is stopped; 0 if it is not limited. */
    public long remaining(int side) {
        return millis(remaining[side]);
    }
}
