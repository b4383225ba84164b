package org.shbangzero.train.network.layer;

import java.nio.FloatBuffer;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.workspace.ArrayType;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/** Cross entropy between wanted and predicted probabilities of win, draw and loss. */
final class ValueLossLayer extends LossHeadLayer<ValueTargets> {
    private static final int OUTCOMES = 3;

    private final SoftmaxRow softmax = new SoftmaxRow();

    ValueLossLayer(NeuralNetConfiguration conf, DataType dataType) {
        super(conf, dataType);
    }

    @Override
    LossSums computeGradient(INDArray logits, ValueTargets targets, double gradientScale, INDArray gradient) {
        FloatBuffer from = OffHeap.view(logits);
        FloatBuffer to = OffHeap.view(gradient);
        softmax.clearSums();
        for (int i = 0; i < targets.size(); i++) {
            int at = OUTCOMES * i;
            from.get(at, softmax.logits(OUTCOMES), 0, OUTCOMES);
            float weight = targets.weights()[i];
            softmax.compute(OUTCOMES, targets.wdl(), at, weight);
            float scale = (float) (weight * gradientScale);
            for (int k = 0; k < OUTCOMES; k++) {
                to.put(at + k, scale * (softmax.probabilities()[k] - targets.wdl()[at + k]));
            }
        }
        return softmax.sums();
    }

    /** Probabilities of win, draw and loss. */
    @Override
    public INDArray activate(boolean training, LayerWorkspaceMgr workspaces) {
        INDArray output = workspaces.dup(ArrayType.ACTIVATIONS, input, 'c');
        FloatBuffer values = OffHeap.view(output);
        for (int at = 0; at < values.capacity(); at += OUTCOMES) {
            values.get(at, softmax.logits(OUTCOMES), 0, OUTCOMES);
            softmax.softmax(OUTCOMES);
            values.put(at, softmax.probabilities(), 0, OUTCOMES);
        }
        return output;
    }
}
