package org.shbangzero.train.bench;

import java.util.Arrays;
import java.util.Random;
import org.shbangzero.train.network.NetworkLayout;
import org.shbangzero.train.network.TrainingBatch;
import org.shbangzero.train.network.layer.PolicyTargets;
import org.shbangzero.train.network.layer.ValueTargets;

/** Batches of random planes and targets, shaped like those of a game: one square in eight set, 40 legal moves. */
final class RandomBatches {
    private static final int MOVES = 40;

    private RandomBatches() {}

    static TrainingBatch create(NetworkLayout layout, int size, long seed) {
        Random random = new Random(seed);
        float[] planes = new float[size * layout.inputSize()];
        for (int i = 0; i < planes.length; i++) {
            planes[i] = random.nextInt(8) == 0 ? 1 : 0;
        }
        int[] starts = new int[size + 1];
        int[] indices = new int[size * MOVES];
        float[] probabilities = new float[size * MOVES];
        float[] wdl = new float[3 * size];
        float[] weights = new float[size];
        Arrays.fill(weights, 1);
        int spacing = layout.policySize() / MOVES;
        for (int row = 0; row < size; row++) {
            starts[row + 1] = starts[row] + MOVES;
            for (int m = 0; m < MOVES; m++) {
                indices[starts[row] + m] = m * spacing + random.nextInt(spacing);
            }
            probabilities[starts[row] + random.nextInt(MOVES)] = 1;
            wdl[3 * row + random.nextInt(3)] = 1;
        }
        return new TrainingBatch(
                planes, new PolicyTargets(starts, indices, probabilities, weights), new ValueTargets(wdl, weights));
    }
}
