package org.shbangzero.train.trainer;

import org.shbangzero.selfplay.replay.ReplayBatch;

/**
 * Gives the positions to train on, one after the other, without end; {@link
 * org.shbangzero.selfplay.replay.ReplayWindow#read} is one. Used by one thread.
 */
@FunctionalInterface
public interface SampleSource {
    /** Adds the next {@code count} positions to the batch. */
    void read(ReplayBatch batch, int count);
}
