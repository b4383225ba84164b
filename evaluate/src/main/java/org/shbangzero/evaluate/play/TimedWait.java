package org.shbangzero.evaluate.play;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waiting for what another thread brings about. */
final class TimedWait {
    private TimedWait() {}

    /**
     * Waits until a condition holds, or the time is over.
     *
     * @param lock which this thread holds, except while it waits; whoever may have made the condition true notifies all who wait for it
     * @param millis to wait at most
     */
    static void until(Object lock, BooleanSupplier condition, long millis) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        long left = millis;
        while (left > 0 && !condition.getAsBoolean()) {
            lock.wait(left);
            left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
        }
    }
}
