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
import org.nd4j.linalg.api.ops.OpContext;
import org.nd4j.linalg.api.ops.impl.layers.convolution.Conv2D;
import org.nd4j.linalg.api.ops.impl.layers.convolution.Conv2DDerivative;
import org.nd4j.linalg.factory.Nd4j;

/**
 * Calls ND4J's convolution operations directly, with contexts that are reused. The stock layer runs the forward convolution
 * once more in its backward pass, to feed an activation function that is the identity here.
 */
final class ConvLayer extends BaseLayer<Conv> {
    private static final String WEIGHTS = ConvolutionParamInitializer.WEIGHT_KEY;
    private static final String BIAS = ConvolutionParamInitializer.BIAS_KEY;

    private transient Conv2D forward;
    private transient OpContext forwardContext;
    private transient Conv2DDerivative backward;
    private transient OpContext backwardContext;

    ConvLayer(NeuralNetConfiguration conf, DataType dataType) {
        super(conf, dataType);
    }

    @Override
    public INDArray activate(boolean training, LayerWorkspaceMgr workspaces) {
        if (forward == null) {
            forward = new Conv2D();
            forwardContext = newContext();
        }
        INDArray weights = getParam(WEIGHTS);
        INDArray output = workspaces.createUninitialized(
                ArrayType.ACTIVATIONS,
                input.dataType(),
                new long[] {input.size(0), weights.size(0), input.size(2), input.size(3)},
                'c');
        forwardContext.purge();
        if (hasBias()) {
            forwardContext.setInputArrays(input, weights, vector(getParam(BIAS)));
        } else {
            forwardContext.setInputArrays(input, weights);
        }
        forwardContext.setOutputArrays(output);
        Nd4j.exec(forward, forwardContext);
        return output;
    }

    @Override
    public Pair<Gradient, INDArray> backpropGradient(INDArray outputGradient, LayerWorkspaceMgr workspaces) {
        if (backward == null) {
            backward = new Conv2DDerivative();
            backwardContext = newContext();
        }
        INDArray inputGradient =
                workspaces.createUninitialized(ArrayType.ACTIVATION_GRAD, input.dataType(), input.shape(), 'c');
        INDArray weights = getParam(WEIGHTS);
        INDArray weightGradient = gradientViews.get(WEIGHTS);
        Gradient gradient = new DefaultGradient();
        backwardContext.purge();
        if (hasBias()) {
            INDArray biasGradient = gradientViews.get(BIAS);
            backwardContext.setInputArrays(input, weights, vector(getParam(BIAS)), OffHeap.plain(outputGradient));
            backwardContext.setOutputArrays(inputGradient, weightGradient, vector(biasGradient));
            gradient.setGradientFor(BIAS, biasGradient);
        } else {
            backwardContext.setInputArrays(input, weights, OffHeap.plain(outputGradient));
            backwardContext.setOutputArrays(inputGradient, weightGradient);
        }
        Nd4j.exec(backward, backwardContext);
        gradient.setGradientFor(WEIGHTS, weightGradient, 'c');
        return new Pair<>(gradient, inputGradient);
    }

    /** Arguments of the operations: kernel, stride, padding, dilation (height, width each), mode "same", layout NCHW. */
    private OpContext newContext() {
        int[] kernel = layerConf().getKernelSize();
        OpContext context = Nd4j.getExecutioner().buildContext();
        context.setIArguments(kernel[0], kernel[1], 1, 1, kernel[0] / 2, kernel[1] / 2, 1, 1, 1, 0, 1);
        return context;
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
