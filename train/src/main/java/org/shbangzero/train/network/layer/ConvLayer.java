package org.shbangzero.train.network.layer;

import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.gradient.DefaultGradient;
import org.deeplearning4j.nn.gradient.Gradient;
import org.deeplearning4j.nn.layers.BaseLayer;
import org.deeplearning4j.nn.params.ConvolutionParamInitializer;
import org.deeplearning4j.nn.workspace.ArrayType;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.nd4j.common.primitives.Pair;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * Calls ND4J's convolution operations directly. The stock layer runs the forward convolution once more in its backward pass,
 * to feed an activation function that is the identity here.
 */
final class ConvLayer extends BaseLayer<Conv> {
    private static final String WEIGHTS = ConvolutionParamInitializer.WEIGHT_KEY;
    private static final String BIAS = ConvolutionParamInitializer.BIAS_KEY;

    private transient ConvForward forward;
    private transient ConvBackward backward;

    ConvLayer(NeuralNetConfiguration conf, DataType dataType) {
        super(conf, dataType);
    }

    @Override
    public INDArray activate(boolean training, LayerWorkspaceMgr workspaces) {
        INDArray weights = getParam(WEIGHTS);
        if (forward == null) {
            forward = hasBias() ? new PlainForward(weights, vector(getParam(BIAS))) : new MirroredForward(weights);
        }
        INDArray output = workspaces.createUninitialized(
                ArrayType.ACTIVATIONS,
                input.dataType(),
                new long[] {input.size(0), weights.size(0), input.size(2), input.size(3)},
                'c');
        forward.run(OffHeap.plain(input), output);
        return output;
    }

    @Override
    public Pair<Gradient, INDArray> backpropGradient(INDArray outputGradient, LayerWorkspaceMgr workspaces) {
        INDArray weights = getParam(WEIGHTS);
        INDArray weightGradient = gradientViews.get(WEIGHTS);
        Gradient gradient = new DefaultGradient();
        if (hasBias()) {
            backward = backward != null ? backward : new ConvBackward(weights, vector(getParam(BIAS)));
            backward.sumTo(weightGradient, vector(gradientViews.get(BIAS)));
            gradient.setGradientFor(BIAS, gradientViews.get(BIAS));
        } else {
            backward = backward != null ? backward : new ConvBackward(weights);
            backward.sumTo(weightGradient);
        }
        INDArray inputGradient =
                workspaces.createUninitialized(ArrayType.ACTIVATION_GRAD, input.dataType(), input.shape(), 'c');
        backward.run(OffHeap.plain(input), OffHeap.plain(outputGradient), inputGradient);
        gradient.setGradientFor(WEIGHTS, weightGradient, 'c');
        return new Pair<>(gradient, inputGradient);
    }

    private static INDArray vector(INDArray bias) {
        return bias.reshape(bias.length());
    }

    @Override
    public boolean hasBias() {
        return layerConf().hasBias();
    }

    @Override
    public boolean isPretrainLayer() {
        return false;
    }
}
