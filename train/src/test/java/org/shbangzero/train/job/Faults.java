package org.shbangzero.train.job;

import org.shbangzero.selfplay.ProgressListener;

/**
 * Kills the job at its n-th step: counts the calls at which something is about to happen, and throws at the wanted one.
 * An error that nothing catches stands in for a killed process.
 */
final class Faults implements JobConsole {
    static final int NEVER = -1;

    private final int killAt;
    private final StringBuilder text = new StringBuilder();
    private int count;

    Faults(int killAt) {
        this.killAt = killAt;
    }

    /** What stands for kill -9. */
    static final class Killed extends Error {
        private static final long serialVersionUID = 1;
    }

    void point() {
        if (count++ == killAt) {
            throw new Killed();
        }
    }

    /** A clock that may kill, and ticks a second each time. */
    long nanos() {
        point();
        return count * 1_000_000_000L;
    }

    String text() {
        return text.toString();
    }

    @Override
    public void result(String line) {
        text.append(line).append('\n');
    }

    @Override
    public void note(String line) {
        point();
        text.append(line).append('\n');
    }

    @Override
    public Phase phase(String what, String unit) {
        point();
        return new Phase() {
            @Override
            public void onProgress(long done, long total) {
                ProgressListener.NONE.onProgress(done, total);
            }

            @Override
            public void close() {
                point();
            }
        };
    }
}
