package org.shbangzero.evaluate.cli;

import java.io.PrintStream;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar that redraws itself in place, and is wiped at its end, so that the results before and after it stand together. */
final class ProgressBarOnTerminal extends ConsoleProgress {
    private final String task;
    private final String unit;
    private final PrintStream err;
    private final int columns;
    private ProgressBar bar;

    ProgressBarOnTerminal(String task, String unit, PrintStream err, int columns) {
        this.task = task;
        this.unit = unit;
        this.err = err;
        this.columns = columns;
    }

    @Override
    public synchronized void onProgress(long done, long total) {
        if (bar == null) {
            bar = ProgressBar.builder()
                    .setTaskName(task)
                    .setUnit(" " + unit, 1)
                    .setInitialMax(total)
                    .setStyle(ProgressBarStyle.ASCII)
                    .showSpeed(new DecimalFormat("0.0", DecimalFormatSymbols.getInstance(Locale.ROOT)))
                    // The library's own consumer would ask the terminal for its width through native code.
                    .setConsumer(new DelegatingProgressBarConsumer(this::draw, columns - 1))
                    .build();
        }
        bar.maxHint(total);
        bar.stepTo(done);
    }

    @Override
    public synchronized void close() {
        if (bar != null) {
            bar.close();
            bar = null;
            err.print("\r" + " ".repeat(columns - 1) + "\r");
            err.flush();
        }
    }

    private void draw(String rendered) {
        err.print("\r" + rendered);
        err.flush();
    }
}
