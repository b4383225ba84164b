package org.shbangzero.train.network.layer;

import java.util.Arrays;

/**
 * What the value should be for each position of a batch.
 *
 * @param wdl wanted probabilities of win, draw, loss for the side to move: three a position, which sum to 1
 * @param weights one a position, at least 0: how much the position counts
 */
public record ValueTargets(float[] wdl, float[] weights) {
    /** Positions. */
    public int size() {
        return weights.length;
    }

    /** The positions {@code from .. to}. */
    public ValueTargets slice(int from, int to) {
        return new ValueTargets(Arrays.copyOfRange(wdl, 3 * from, 3 * to), Arrays.copyOfRange(weights, from, to));
    }
}
