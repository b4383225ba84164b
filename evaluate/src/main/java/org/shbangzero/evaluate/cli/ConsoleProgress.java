package org.shbangzero.evaluate.cli;

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
        return start(task, unit, System.err);
    }

    /** As {@link #start(String, String)}, on another stream than standard error. */
    static ConsoleProgress start(String task, String unit, PrintStream err) {
        return Terminal.isError()
                ? new ProgressBarOnTerminal(task, unit, err, Terminal.columns())
                : new ProgressLines(task, unit, err, System::nanoTime);
    }

    @Override
    public abstract void close();
}
