package org.shbangzero.train.network.layer;

import java.util.Collection;
import org.deeplearning4j.nn.api.Layer;
import org.deeplearning4j.nn.conf.ConvolutionMode;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.layers.ConvolutionLayer;
import org.deeplearning4j.nn.weights.IWeightInit;
import org.deeplearning4j.optimize.api.TrainingListener;
import org.nd4j.linalg.activations.impl.ActivationIdentity;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/** Convolution with an odd square kernel that keeps the board's size, without activation. [N, in, 8, 8] to [N, out, 8, 8]. */
public final class Conv extends ConvolutionLayer {
    /** For reading from JSON. */
    Conv() {}

    /**
     * @param kernel side of the kernel: 1 or 3
     * @param channels output channels
     * @param bias whether there is a bias; useless before batch normalisation
     * @param weightInit how the weights start
     */
    public Conv(int kernel, int channels, boolean bias, IWeightInit weightInit) {
        super(new ConvolutionLayer.Builder(kernel, kernel)
                .nOut(channels)
                .hasBias(bias)
                .weightInit(weightInit)
                .activation(new ActivationIdentity())
                .convolutionMode(ConvolutionMode.Same));
    }

    @Override
    public Layer instantiate(
            NeuralNetConfiguration conf,
            Collection<TrainingListener> listeners,
            int index,
            INDArray params,
            boolean initialize,
            DataType dataType) {
        return LayerSetup.complete(new ConvLayer(conf, dataType), conf, listeners, index, params, initialize);
    }
}
