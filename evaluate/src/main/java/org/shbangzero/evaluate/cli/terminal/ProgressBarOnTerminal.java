package org.shbangzero.evaluate.cli.terminal;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * A bar, below what else there is to say, that redraws itself in place, and is wiped at its end, so that the results before and
 * after it stand together.
 */
final class ProgressBarOnTerminal extends ConsoleProgress {
    /** Columns from which on there is room for what can be worked out from the rest. */
    private static final int ROOMY = 80;

    private final String task;
    private final String unit;
    private final ProgressDetails details;
    private final ScreenBlock screen;
    private final int columns;
    private final int rows;
    private ProgressBar bar;

    /**
     * A bar that is not drawn before there is progress.
     *
     * @param columns of the terminal
     * @param rows of the terminal, at least 3
     */
    ProgressBarOnTerminal(
            String task, String unit, ProgressDetails details, ScreenBlock screen, int columns, int rows) {
        this.task = task;
        this.unit = unit;
        this.details = details;
        this.screen = screen;
        this.columns = columns;
        this.rows = rows;
    }

    @Override
    public synchronized void onProgress(long done, long total) {
        if (bar == null) {
            bar = ProgressBar.builder()
                    .setTaskName(task)
                    .setUnit(" " + unit, 1)
                    .setInitialMax(total)
                    // What was done before, by a process that was interrupted, says nothing of the rate.
                    .startsFrom(done, Duration.ZERO)
                    .setStyle(ProgressBarStyle.ASCII)
                    .showSpeed(new DecimalFormat("0.0", DecimalFormatSymbols.getInstance(Locale.ROOT)))
                    .continuousUpdate()
                    // The library's own consumer would ask the terminal for its width through native code.
                    .setConsumer(new DelegatingProgressBarConsumer(this::draw, columns - 1))
                    .build();
        }
        bar.maxHint(total);
        bar.stepTo(done);
        if (columns >= ROOMY) {
            bar.setExtraMessage(" " + (total - done) + " left");
        }
    }

    @Override
    public synchronized void close() {
        if (bar != null) {
            bar.close();
            bar = null;
            screen.wipe();
        }
    }

    /** Called by the bar's own thread, once a second. */
    private void draw(String rendered) {
        // One line for the bar, one that stays free.
        List<String> lines = new ArrayList<>(details.table(rows - 2));
        lines.add(rendered);
        screen.draw(lines);
    }
}
