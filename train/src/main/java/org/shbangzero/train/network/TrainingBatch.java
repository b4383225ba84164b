package org.shbangzero.train.network;

import org.shbangzero.train.network.layer.PolicyTargets;
import org.shbangzero.train.network.layer.ValueTargets;

/**
 * Positions for one training step. The arrays are not copied.
 *
 * @param planes network input, one position after the other: [N, planes, 8, 8]
 * @param policy N wanted policies
 * @param value N wanted values
 */
public record TrainingBatch(float[] planes, PolicyTargets policy, ValueTargets value) {
    public TrainingBatch {
        if (policy.size() != value.size() || planes.length % Math.max(1, policy.size()) != 0) {
            throw new IllegalArgumentException("a batch of " + policy.size() + " policies, " + value.size()
                    + " values and " + planes.length + " plane values");
        }
    }

    /** Positions. */
    public int size() {
        return policy.size();
    }
}
