package org.shbangzero.train.network.layer;

import java.nio.FloatBuffer;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.gradient.DefaultGradient;
import org.deeplearning4j.nn.gradient.Gradient;
import org.deeplearning4j.nn.layers.BaseLayer;
import org.deeplearning4j.nn.workspace.ArrayType;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.nd4j.common.primitives.Pair;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * Squeeze-and-excitation in plain Java. Per position: average a [C] = mean over squares of x, hidden h [H] = ReLU(a · R + r),
 * scale s [C] = sigmoid(h · E + e), y = x · s by channel.
 */
final class SqueezeExciteLayer extends BaseLayer<SqueezeExcite> {
    private final int channels;
    private final int hidden;
    private final int width;
    private final float[] reduceWeights;
    private final float[] reduceBias;
    private final float[] expandWeights;
    private final float[] expandBias;
    // One position.
    private final float[] x;
    private final float[] y;
    private final float[] spread;
    private final float[] scale;
    private final float[] scaleGradient;
    private final float[] averageGradient;
    private final float[] hiddenGradient;
    // All positions of the batch, row by row.
    private float[] averages = {};
    private float[] activations = {};
    private float[] scales = {};

    SqueezeExciteLayer(NeuralNetConfiguration conf, DataType dataType) {
        super(conf, dataType);
        channels = Math.toIntExact(layerConf().getNOut());
        hidden = layerConf().getHidden();
        width = channels * Vectors.SQUARES;
        reduceWeights = new float[channels * hidden];
        reduceBias = new float[hidden];
        expandWeights = new float[hidden * channels];
        expandBias = new float[channels];
        x = new float[width];
        y = new float[width];
        spread = new float[width];
        scale = new float[channels];
        scaleGradient = new float[channels];
        averageGradient = new float[channels];
        hiddenGradient = new float[hidden];
    }

    @Override
    public INDArray activate(boolean training, LayerWorkspaceMgr workspaces) {
        INDArray in = OffHeap.plain(input);
        INDArray out = workspaces.createUninitialized(ArrayType.ACTIVATIONS, in.dataType(), in.shape(), 'c');
        int rows = Math.toIntExact(in.size(0));
        readParameters();
        reserve(rows);
        FloatBuffer from = OffHeap.view(in);
        FloatBuffer to = OffHeap.view(out);
        for (int row = 0; row < rows; row++) {
            from.get(row * width, x, 0, width);
            computeScale(row);
            Vectors.spread(scale, spread);
            Vectors.multiply(x, spread, width);
            to.put(row * width, x, 0, width);
        }
        return out;
    }

    private void readParameters() {
        OffHeap.read(getParam(SqueezeExciteParams.REDUCE_WEIGHTS), reduceWeights);
        OffHeap.read(getParam(SqueezeExciteParams.REDUCE_BIAS), reduceBias);
        OffHeap.read(getParam(SqueezeExciteParams.EXPAND_WEIGHTS), expandWeights);
        OffHeap.read(getParam(SqueezeExciteParams.EXPAND_BIAS), expandBias);
    }

    private void reserve(int rows) {
        if (scales.length < rows * channels) {
            averages = new float[rows * channels];
            activations = new float[rows * hidden];
            scales = new float[rows * channels];
        }
    }

    /** Computes the scales of the position in {@link #x}, and remembers what the backward pass needs. */
    private void computeScale(int row) {
        int average = row * channels;
        int activation = row * hidden;
        Vectors.sumSquares(x, channels, averages, average);
        System.arraycopy(reduceBias, 0, activations, activation, hidden);
        for (int c = 0; c < channels; c++) {
            averages[average + c] /= Vectors.SQUARES;
            for (int h = 0; h < hidden; h++) {
                activations[activation + h] += averages[average + c] * reduceWeights[c * hidden + h];
            }
        }
        System.arraycopy(expandBias, 0, scale, 0, channels);
        for (int h = 0; h < hidden; h++) {
            float value = Math.max(activations[activation + h], 0f);
            activations[activation + h] = value;
            for (int c = 0; c < channels; c++) {
                scale[c] += value * expandWeights[h * channels + c];
            }
        }
        for (int c = 0; c < channels; c++) {
            scale[c] = (float) (1 / (1 + Math.exp(-scale[c])));
        }
        System.arraycopy(scale, 0, scales, average, channels);
    }

    @Override
    public Pair<Gradient, INDArray> backpropGradient(INDArray outputGradient, LayerWorkspaceMgr workspaces) {
        INDArray in = OffHeap.plain(input);
        INDArray given = OffHeap.plain(outputGradient);
        INDArray inputGradient =
                workspaces.createUninitialized(ArrayType.ACTIVATION_GRAD, in.dataType(), in.shape(), 'c');
        ParameterGradients sums = new ParameterGradients(channels, hidden);
        int rows = Math.toIntExact(in.size(0));
        FloatBuffer from = OffHeap.view(in);
        FloatBuffer gradients = OffHeap.view(given);
        FloatBuffer to = OffHeap.view(inputGradient);
        for (int row = 0; row < rows; row++) {
            gradients.get(row * width, y, 0, width);
            from.get(row * width, x, 0, width);
            Vectors.multiply(x, y, width);
            Vectors.sumSquares(x, channels, scaleGradient, 0);
            backThroughDense(row, sums);
            System.arraycopy(scales, row * channels, scale, 0, channels);
            Vectors.spread(scale, spread);
            Vectors.spread(averageGradient, x);
            Vectors.scaleAndShift(y, spread, x, width);
            to.put(row * width, y, 0, width);
        }
        return new Pair<>(sums.store(this), inputGradient);
    }

    /** From the gradient of the scales to that of the averages (divided by the number of squares), summing the parameters'. */
    private void backThroughDense(int row, ParameterGradients sums) {
        int average = row * channels;
        int activation = row * hidden;
        for (int c = 0; c < channels; c++) {
            float s = scales[average + c];
            scaleGradient[c] *= s * (1 - s);
            sums.expandBias[c] += scaleGradient[c];
        }
        for (int h = 0; h < hidden; h++) {
            float value = activations[activation + h];
            float gradient = 0;
            for (int c = 0; c < channels; c++) {
                sums.expandWeights[h * channels + c] += value * scaleGradient[c];
                gradient += expandWeights[h * channels + c] * scaleGradient[c];
            }
            hiddenGradient[h] = value > 0 ? gradient : 0;
            sums.reduceBias[h] += hiddenGradient[h];
        }
        for (int c = 0; c < channels; c++) {
            float value = averages[average + c];
            float gradient = 0;
            for (int h = 0; h < hidden; h++) {
                sums.reduceWeights[c * hidden + h] += value * hiddenGradient[h];
                gradient += reduceWeights[c * hidden + h] * hiddenGradient[h];
            }
            averageGradient[c] = gradient / Vectors.SQUARES;
        }
    }

    @Override
    public boolean isPretrainLayer() {
        return false;
    }

    /** Sums over the batch. */
    private static final class ParameterGradients {
        final float[] reduceWeights;
        final float[] reduceBias;
        final float[] expandWeights;
        final float[] expandBias;

        ParameterGradients(int channels, int hidden) {
            reduceWeights = new float[channels * hidden];
            reduceBias = new float[hidden];
            expandWeights = new float[hidden * channels];
            expandBias = new float[channels];
        }

        Gradient store(SqueezeExciteLayer layer) {
            Gradient gradient = new DefaultGradient();
            store(layer, gradient, SqueezeExciteParams.REDUCE_WEIGHTS, reduceWeights);
            store(layer, gradient, SqueezeExciteParams.REDUCE_BIAS, reduceBias);
            store(layer, gradient, SqueezeExciteParams.EXPAND_WEIGHTS, expandWeights);
            store(layer, gradient, SqueezeExciteParams.EXPAND_BIAS, expandBias);
            return gradient;
        }

        private static void store(SqueezeExciteLayer layer, Gradient gradient, String name, float[] values) {
            INDArray view = layer.gradientViews.get(name);
            OffHeap.write(values, view);
            gradient.setGradientFor(name, view, 'c');
        }
    }
}
