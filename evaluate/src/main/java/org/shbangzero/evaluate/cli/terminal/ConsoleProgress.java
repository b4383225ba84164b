package org.shbangzero.evaluate.cli.terminal;

import java.io.PrintStream;
import org.shbangzero.selfplay.ProgressListener;

/**
 * Shows on standard error how far a piece of work has come: as a bar with rate and time left on a terminal, and elsewhere as
 * a line now and then. Closing it ends the bar. Safe for any number of threads.
 */
public abstract sealed class ConsoleProgress implements ProgressListener, AutoCloseable
        permits ProgressBarOnTerminal, ProgressLines {
    /**
     * Starts showing one piece of work.
     *
     * @param task what is being done, e.g. {@code self-play}
     * @param unit what is counted, in the plural, e.g. {@code games}
     */
    public static ConsoleProgress start(String task, String unit) {
        return start(task, unit, ProgressDetails.NONE);
    }

    /** As {@link #start(String, String)}, with more to say than how far the work has come. */
    public static ConsoleProgress start(String task, String unit, ProgressDetails details) {
        PrintStream err = System.err;
        if (!Terminal.isError()) {
            return new ProgressLines(task, unit, details, err, System::nanoTime);
        }
        ProgressDetails shown = Terminal.canMoveCursor() ? details : ProgressDetails.NONE;
        return onTerminal(task, unit, shown, err, Terminal.columns(), Terminal.rows());
    }

    /** As {@link #start(String, String, ProgressDetails)}, on a terminal of so many columns and, at least 3, rows. */
    public static ConsoleProgress onTerminal(
            String task, String unit, ProgressDetails details, PrintStream terminal, int columns, int rows) {
        return new ProgressBarOnTerminal(task, unit, details, new ScreenBlock(terminal, columns), columns, rows);
    }

    @Override
    public abstract void close();
}
