package org.shbangzero.evaluate.think;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.shbangzero.evaluate.clock.TimeBudget;

/**
 * When a search must, may, or may not yet end. The thread that thinks asks it; any other may set it.
 *
 * <p>While pondering no time counts. The soft limit counts from the beginning of the search, so that what was pondered is
 * time saved; the hard limit counts from {@code ponderhit}, when the own clock began to run.
 */
public final class ThinkControl {
    private final LongSupplier nanoTime;
    private final TimeBudget budget;
    private final boolean infinite;
    private volatile long start;
    private volatile long clockStart;
    private volatile boolean pondering;
    private volatile boolean stopped;

    /**
     * Begins now.
     *
     * @param nanoTime as {@link System#nanoTime}
     * @param infinite whether the answer must wait for {@link #stop}
     * @param ponder whether it must wait for {@link #ponderHit} or {@link #stop}
     */
    public ThinkControl(LongSupplier nanoTime, TimeBudget budget, boolean infinite, boolean ponder) {
        this.nanoTime = nanoTime;
        this.budget = budget;
        this.infinite = infinite;
        this.pondering = ponder;
        begin();
    }

    /** Begins only now, since the search had to wait for something else: time counts from here. */
    public synchronized void begin() {
        start = nanoTime.getAsLong();
        clockStart = start;
    }

    /** Ends the search as soon as can be. */
    public synchronized void stop() {
        stopped = true;
        notifyAll();
    }

    /** The opponent played the move that was pondered on: from now on time counts. */
    public synchronized void ponderHit() {
        if (pondering) {
            clockStart = nanoTime.getAsLong();
            pondering = false;
            notifyAll();
        }
    }

    /** Whether it is not known yet if the opponent plays the move that is pondered on. */
    public boolean isPondering() {
        return pondering;
    }

    /** Whether the answer must wait for a word from outside, as things stand. */
    public boolean waitsForWord() {
        return !stopped && (infinite || pondering);
    }

    /** Whether the search must end now. */
    public boolean mustStop() {
        return stopped || (timeCounts() && millisSince(clockStart) >= budget.hard());
    }

    /** Whether time can be saved by ending the search early. */
    public boolean isTimeManaged() {
        return timeCounts() && budget.isManaged();
    }

    private boolean timeCounts() {
        return !pondering && !infinite && budget.isLimited();
    }

    /** Milliseconds from the beginning of the search to its soft limit. */
    public long softLimit() {
        return budget.soft();
    }

    /** Milliseconds since the beginning. */
    public long elapsed() {
        return millisSince(start);
    }

    private long millisSince(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanoTime.getAsLong() - nanos);
    }

    /** Waits until the answer may be given. */
    public synchronized void awaitRelease() throws InterruptedException {
        while (waitsForWord()) {
            wait();
        }
    }
}
