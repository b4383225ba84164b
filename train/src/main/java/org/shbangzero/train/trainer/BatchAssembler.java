package org.shbangzero.train.trainer;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.shbangzero.core.Game;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.replay.ReplayBatch;
import org.shbangzero.train.network.TrainingBatch;
import org.shbangzero.train.network.layer.PolicyTargets;
import org.shbangzero.train.network.layer.ValueTargets;

/** Makes replay rows into what a training step takes: unpacks planes, mirrors, and blends the value targets. */
final class BatchAssembler {
    private final PlaneLayout planes;
    private final PolicyLayout policy;
    private final boolean mirror;
    private final float blend;
    private final long[] words;

    /**
     * @param mirror whether half of the positions that allow it are mirrored left to right
     * @param blend share of the root's value in the value target, the rest being the game's result
     */
    BatchAssembler(Game game, boolean mirror, double blend) {
        this.planes = game.planes();
        this.policy = game.policy();
        this.mirror = mirror;
        this.blend = (float) blend;
        this.words = new long[planes.wordCount()];
    }

    /** @param seed decides which positions are mirrored */
    TrainingBatch assemble(ReplayBatch rows, long seed) {
        int size = rows.size();
        RandomGenerator random = new SplitMix64(seed);
        int[] starts = Arrays.copyOf(rows.policyStart(), size + 1);
        int[] indices = Arrays.copyOf(rows.policyIndex(), starts[size]);
        float[] input = new float[size * planes.planeCount() * 64];
        float[] wdl = new float[3 * size];
        for (int row = 0; row < size; row++) {
            boolean heads = random.nextBoolean();
            if (mirror && heads && isMirrorable(rows, row)) {
                mirrorIndices(indices, starts[row], starts[row + 1]);
                expand(rows, row, true, input);
            } else {
                expand(rows, row, false, input);
            }
            blendValue(rows, row, wdl);
        }
        return new TrainingBatch(
                input,
                new PolicyTargets(
                        starts,
                        indices,
                        Arrays.copyOf(rows.policyProb(), starts[size]),
                        Arrays.copyOf(rows.policyWeight(), size)),
                new ValueTargets(wdl, Arrays.copyOf(rows.valueWeight(), size)));
    }

    private boolean isMirrorable(ReplayBatch rows, int row) {
        return policy.mirrorable(rows.words(), row * planes.wordCount(), rows.scalars(), row * planes.scalarCount());
    }

    private void mirrorIndices(int[] indices, int from, int to) {
        for (int i = from; i < to; i++) {
            indices[i] = policy.mirror(indices[i]);
        }
    }

    private void expand(ReplayBatch rows, int row, boolean mirrored, float[] input) {
        System.arraycopy(rows.words(), row * words.length, words, 0, words.length);
        if (mirrored) {
            for (int w = 0; w < words.length; w++) {
                words[w] = mirrored(words[w]);
            }
        }
        planes.expand(words, 0, rows.scalars(), row * planes.scalarCount(), input, row * planes.planeCount() * 64);
    }

    /** Swaps the files of a plane word: reverses the bits of each byte, which is a rank. */
    static long mirrored(long word) {
        return Long.reverseBytes(Long.reverse(word));
    }

    private void blendValue(ReplayBatch rows, int row, float[] wdl) {
        for (int k = 0; k < 3; k++) {
            wdl[3 * row + k] = blend * rows.rootWdl()[3 * row + k];
        }
        wdl[3 * row + 1 - rows.result()[row]] += 1 - blend;
    }
}
