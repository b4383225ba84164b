package org.shbangzero.train.network.layer;

import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.gradient.DefaultGradient;
import org.deeplearning4j.nn.gradient.Gradient;
import org.deeplearning4j.nn.layers.LossLayer;
import org.deeplearning4j.nn.workspace.ArrayType;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.nd4j.common.primitives.Pair;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * The end of a head. Its targets are plain Java arrays, given before each step, rather than a label array: the policy's
 * are sparse. The loss is summed with the gradient, in the backward pass.
 *
 * @param <T> the targets
 */
public abstract class LossHeadLayer<T> extends LossLayer {
    private transient T targets;
    private double gradientScale;
    private LossSums sums = LossSums.ZERO;

    LossHeadLayer(NeuralNetConfiguration conf, DataType dataType) {
        super(conf, dataType);
    }

    /**
     * What the next step learns.
     *
     * @param gradientScale multiplies each position's weight in the gradient (not in the sums), e.g. 1 / sum of weights
     */
    public void setTargets(T targets, double gradientScale) {
        this.targets = targets;
        this.gradientScale = gradientScale;
    }

    /** Of the last step. */
    public LossSums sums() {
        return sums;
    }

    /**
     * Computes the gradient of the loss.
     *
     * @param logits [N, …]
     * @param gradient of the same shape, to be written in full
     */
    abstract LossSums computeGradient(INDArray logits, T targets, double gradientScale, INDArray gradient);

    @Override
    public Pair<Gradient, INDArray> backpropGradient(INDArray ignored, LayerWorkspaceMgr workspaces) {
        if (targets == null) {
            throw new IllegalStateException("no targets were set for this step");
        }
        INDArray logits = OffHeap.plain(input);
        INDArray gradient =
                workspaces.createUninitialized(ArrayType.ACTIVATION_GRAD, logits.dataType(), logits.shape(), 'c');
        sums = computeGradient(logits, targets, gradientScale, gradient);
        targets = null;
        return new Pair<>(new DefaultGradient(), gradient);
    }

    @Override
    public double computeScore(double regularization, boolean training, LayerWorkspaceMgr workspaces) {
        return sums.meanLoss() + regularization;
    }

    /** The logits as they are. */
    @Override
    public INDArray activate(boolean training, LayerWorkspaceMgr workspaces) {
        return workspaces.dup(ArrayType.ACTIVATIONS, input, 'c');
    }
}
