package org.shbangzero.train.network;

import java.util.Random;
import org.shbangzero.train.network.layer.PolicyTargets;
import org.shbangzero.train.network.layer.ValueTargets;

/** A small network of no game, and random batches for it. */
final class TestNetworks {
    static final NetworkLayout LAYOUT = new NetworkLayout("none", "none-planes-1", 5, "none-policy-1", 3);
    static final NetworkSettings SETTINGS = new NetworkSettings(2, 8, true, 8, 2, 16);
    static final OptimizerSettings OPTIMIZER = OptimizerSettings.constant(2e-3);

    private TestNetworks() {}

    static PolicyValueNetwork network() {
        return PolicyValueNetwork.create(SETTINGS, LAYOUT, 7);
    }

    /** Sparse random planes; between 1 and 20 legal moves; random targets and weights. */
    static TrainingBatch batch(int rows, long seed) {
        Random random = new Random(seed);
        float[] planes = new float[rows * LAYOUT.inputSize()];
        for (int i = 0; i < planes.length; i++) {
            planes[i] = random.nextInt(6) == 0 ? 1 : 0;
        }
        int[] starts = new int[rows + 1];
        int[] indices = new int[rows * 20];
        float[] probabilities = new float[rows * 20];
        float[] policyWeights = new float[rows];
        float[] wdl = new float[rows * 3];
        float[] valueWeights = new float[rows];
        for (int row = 0; row < rows; row++) {
            int moves = 1 + random.nextInt(20);
            starts[row + 1] = starts[row] + moves;
            int first = random.nextInt(8);
            for (int m = 0; m < moves; m++) {
                indices[starts[row] + m] = first + 9 * m;
            }
            probabilities[starts[row] + random.nextInt(moves)] = 1;
            wdl[3 * row + random.nextInt(3)] = 1;
            policyWeights[row] = 0.5f + random.nextFloat();
            valueWeights[row] = 0.5f + random.nextFloat();
        }
        return new TrainingBatch(
                planes,
                new PolicyTargets(starts, indices, probabilities, policyWeights),
                new ValueTargets(wdl, valueWeights));
    }
}
