package org.shbangzero.train.network.layer;

import java.util.Arrays;

/**
 * What the policy should be for each position of a batch, over its legal moves only. The legal moves of position i stand at
 * {@code starts[i] .. starts[i + 1]} of the other arrays.
 *
 * @param starts one more than positions, the first 0
 * @param indices policy indices of the legal moves; each position has at least one
 * @param probabilities wanted probability of each legal move; they sum to 1 in each position
 * @param weights one a position, at least 0: how much the position counts
 */
public record PolicyTargets(int[] starts, int[] indices, float[] probabilities, float[] weights) {
    /** Positions. */
    public int size() {
        return weights.length;
    }

    /** The positions {@code from .. to}. */
    public PolicyTargets slice(int from, int to) {
        int first = starts[from];
        int[] shifted = Arrays.copyOfRange(starts, from, to + 1);
        for (int i = 0; i < shifted.length; i++) {
            shifted[i] -= first;
        }
        return new PolicyTargets(
                shifted,
                Arrays.copyOfRange(indices, first, starts[to]),
                Arrays.copyOfRange(probabilities, first, starts[to]),
                Arrays.copyOfRange(weights, from, to));
    }
}
