package org.shbangzero.evaluate.cli;

import java.io.PrintStream;
import java.util.Locale;
import java.util.function.LongSupplier;

/** A line every half minute while the work goes on, for logs. Work that is done sooner leaves no line. */
final class ProgressLines extends ConsoleProgress {
    private static final long INTERVAL_NANOS = 30_000_000_000L;

    private final String task;
    private final String unit;
    private final PrintStream err;
    private final LongSupplier nanoTime;
    private final long start;
    private long nextLine;

    ProgressLines(String task, String unit, PrintStream err, LongSupplier nanoTime) {
        this.task = task;
        this.unit = unit;
        this.err = err;
        this.nanoTime = nanoTime;
        this.start = nanoTime.getAsLong();
        this.nextLine = start + INTERVAL_NANOS;
    }

    @Override
    public synchronized void onProgress(long done, long total) {
        long now = nanoTime.getAsLong();
        if (now - nextLine < 0 || done == 0) {
            return;
        }
        nextLine = now + INTERVAL_NANOS;
        double perSecond = done * 1e9 / (now - start);
        long secondsLeft = Math.round((total - done) / perSecond);
        err.printf(
                Locale.ROOT,
                "%s: %d of %d %s (%d %%), %.1f a second, %d:%02d left%n",
                task,
                done,
                total,
                unit,
                total == 0 ? 100 : 100 * done / total,
                perSecond,
                secondsLeft / 60,
                secondsLeft % 60);
    }

    @Override
    public void close() {}
}
