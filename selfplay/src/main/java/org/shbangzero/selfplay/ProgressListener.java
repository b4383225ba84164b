package org.shbangzero.selfplay;

/** Hears how far a long piece of work has come. Called from any thread. */
@FunctionalInterface
public interface ProgressListener {
    ProgressListener NONE = (done, total) -> {};

    /**
     * Says how far the work has come.
     *
     * @param done units finished, growing
     * @param total units in all
     */
    void onProgress(long done, long total);
}
