package org.shbangzero.train.network.layer;

import java.nio.FloatBuffer;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * Cross entropy between the wanted policy and the softmax over the legal moves alone. Illegal moves have no share in the
 * softmax, and their logits no gradient.
 */
final class PolicyLossLayer extends LossHeadLayer<PolicyTargets> {
    private final SoftmaxRow softmax = new SoftmaxRow();
    private float[] row = {};

    PolicyLossLayer(NeuralNetConfiguration conf, DataType dataType) {
        super(conf, dataType);
    }

    @Override
    LossSums computeGradient(INDArray logits, PolicyTargets targets, double gradientScale, INDArray gradient) {
        int width = Math.toIntExact(logits.length() / logits.size(0));
        row = row.length == width ? row : new float[width];
        FloatBuffer from = OffHeap.view(logits);
        FloatBuffer to = OffHeap.view(gradient);
        softmax.clearSums();
        for (int i = 0; i < targets.size(); i++) {
            int start = targets.starts()[i];
            int moves = targets.starts()[i + 1] - start;
            float[] legal = softmax.logits(moves);
            for (int m = 0; m < moves; m++) {
                legal[m] = from.get(i * width + targets.indices()[start + m]);
            }
            float weight = targets.weights()[i];
            softmax.compute(moves, targets.probabilities(), start, weight);
            writeGradient(to, i * width, targets, start, moves, (float) (weight * gradientScale));
        }
        return softmax.sums();
    }

    private void writeGradient(FloatBuffer to, int at, PolicyTargets targets, int start, int moves, float scale) {
        for (int m = 0; m < moves; m++) {
            float difference = softmax.probabilities()[m] - targets.probabilities()[start + m];
            row[targets.indices()[start + m]] = scale * difference;
        }
        to.put(at, row, 0, row.length);
        for (int m = 0; m < moves; m++) {
            row[targets.indices()[start + m]] = 0;
        }
    }
}
