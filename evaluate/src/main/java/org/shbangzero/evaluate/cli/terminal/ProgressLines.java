package org.shbangzero.evaluate.cli.terminal;

import java.io.PrintStream;
import java.util.Locale;
import java.util.function.LongSupplier;

/** A line every half minute while the work goes on, for logs. Work that is done sooner leaves no line. */
final class ProgressLines extends ConsoleProgress {
    private static final long INTERVAL_NANOS = 30_000_000_000L;

    private final String task;
    private final String unit;
    private final ProgressDetails details;
    private final PrintStream err;
    private final LongSupplier nanoTime;
    private boolean started;
    private long start;
    /** Units that were finished before, by an interrupted process. */
    private long doneAtStart;

    private long nextLine;

    ProgressLines(String task, String unit, ProgressDetails details, PrintStream err, LongSupplier nanoTime) {
        this.task = task;
        this.unit = unit;
        this.details = details;
        this.err = err;
        this.nanoTime = nanoTime;
    }

    @Override
    public synchronized void onProgress(long done, long total) {
        long now = nanoTime.getAsLong();
        if (!started) {
            started = true;
            start = now;
            doneAtStart = done;
            nextLine = start + INTERVAL_NANOS;
        }
        if (now - nextLine < 0 || done <= doneAtStart) {
            return;
        }
        nextLine = now + INTERVAL_NANOS;
        double perSecond = (done - doneAtStart) * 1e9 / (now - start);
        long secondsLeft = Math.round((total - done) / perSecond);
        err.printf(
                Locale.ROOT,
                "%s: %d of %d %s (%d %%), %.1f a second, %d:%02d left%s%n",
                task,
                done,
                total,
                unit,
                total == 0 ? 100 : 100 * done / total,
                perSecond,
                secondsLeft / 60,
                secondsLeft % 60,
                details.line().isEmpty() ? "" : "; " + details.line());
    }

    @Override
    public void close() {}
}
