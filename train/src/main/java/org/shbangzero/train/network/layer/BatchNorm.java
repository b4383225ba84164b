package org.shbangzero.train.network.layer;

import java.util.Collection;
import org.deeplearning4j.nn.api.Layer;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.layers.BatchNormalization;
import org.deeplearning4j.optimize.api.TrainingListener;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * Batch normalisation (Ioffe and Szegedy 2015), with a ReLU behind it if wanted. Keeps running means and variances (not
 * their logarithm) as the parameters {@code mean} and {@code var}, for inference.
 */
public final class BatchNorm extends BatchNormalization {
    private static final double EPSILON = 1e-5;
    private static final double RUNNING_DECAY = 0.9;

    private boolean relu;

    /** For reading from JSON. */
    BatchNorm() {}

    public BatchNorm(boolean relu) {
        this.relu = relu;
        setEps(EPSILON);
        setDecay(RUNNING_DECAY);
        setUseLogStd(false);
    }

    /** Whether a ReLU follows. */
    public boolean isRelu() {
        return relu;
    }

    /** For reading from JSON. */
    void setRelu(boolean relu) {
        this.relu = relu;
    }

    @Override
    public BatchNorm clone() {
        return (BatchNorm) super.clone();
    }

    @Override
    public Layer instantiate(
            NeuralNetConfiguration conf,
            Collection<TrainingListener> listeners,
            int index,
            INDArray params,
            boolean initialize,
            DataType dataType) {
        return LayerSetup.complete(new BatchNormLayer(conf, dataType), conf, listeners, index, params, initialize);
    }
}
