package org.shbangzero.train.job;

import org.shbangzero.selfplay.ProgressListener;

/** Where the job tells people what it does. */
public interface JobConsole {
    /** A line of results, for standard output. */
    void result(String line);

    /** A line about the job's course, for standard error. */
    void note(String line);

    /**
     * Begins a piece of work with a progress bar.
     *
     * @param what e.g. {@code iteration 3: self-play}
     * @param unit what is counted, e.g. {@code games}
     */
    Phase phase(String what, String unit);

    /** A piece of work under way; closing it takes the bar away. */
    interface Phase extends ProgressListener, AutoCloseable {
        @Override
        void close();
    }
}
