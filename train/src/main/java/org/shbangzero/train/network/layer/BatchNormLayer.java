package org.shbangzero.train.network.layer;

import java.nio.FloatBuffer;
import java.util.Arrays;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.gradient.DefaultGradient;
import org.deeplearning4j.nn.gradient.Gradient;
import org.deeplearning4j.nn.layers.BaseLayer;
import org.deeplearning4j.nn.params.BatchNormalizationParamInitializer;
import org.deeplearning4j.nn.workspace.ArrayType;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.nd4j.common.primitives.Pair;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * Batch normalisation in two passes forward and two backward, one position (all its channels) at a time, so that the data at
 * work stays in the first-level cache. Formulas: Ioffe and Szegedy 2015, section 3 and algorithm 1.
 *
 * <p>As everywhere in Deeplearning4j, the running statistics move by "gradients" that the updater subtracts unscaled.
 */
final class BatchNormLayer extends BaseLayer<BatchNorm> {
    static final String GAMMA = BatchNormalizationParamInitializer.GAMMA;
    static final String BETA = BatchNormalizationParamInitializer.BETA;
    static final String MEAN = BatchNormalizationParamInitializer.GLOBAL_MEAN;
    static final String VARIANCE = BatchNormalizationParamInitializer.GLOBAL_VAR;

    private final int channels;
    private final int width;
    // Per channel.
    private final float[] gamma;
    private final float[] beta;
    private final float[] mean;
    private final float[] variance;
    private final float[] inverseDeviation;
    private final float[] gammaGradient;
    private final float[] betaGradient;
    private final float[] channelA;
    private final float[] channelB;
    private final float[] channelC;
    // Per channel and square.
    private final float[] x;
    private final float[] y;
    private final float[] spreadA;
    private final float[] spreadB;
    private final float[] spreadC;
    private final float[] sum;
    private final float[] products;

    private transient INDArray output;

    BatchNormLayer(NeuralNetConfiguration conf, DataType dataType) {
        super(conf, dataType);
        channels = Math.toIntExact(layerConf().getNOut());
        width = channels * Vectors.SQUARES;
        gamma = new float[channels];
        beta = new float[channels];
        mean = new float[channels];
        variance = new float[channels];
        inverseDeviation = new float[channels];
        gammaGradient = new float[channels];
        betaGradient = new float[channels];
        channelA = new float[channels];
        channelB = new float[channels];
        channelC = new float[channels];
        x = new float[width];
        y = new float[width];
        spreadA = new float[width];
        spreadB = new float[width];
        spreadC = new float[width];
        sum = new float[width];
        products = new float[width];
    }

    @Override
    public INDArray activate(boolean training, LayerWorkspaceMgr workspaces) {
        INDArray in = OffHeap.plain(input);
        OffHeap.read(getParam(GAMMA), gamma);
        OffHeap.read(getParam(BETA), beta);
        OffHeap.read(getParam(MEAN), mean);
        OffHeap.read(getParam(VARIANCE), variance);
        if (training) {
            measure(in);
        }
        INDArray out = workspaces.createUninitialized(ArrayType.ACTIVATIONS, in.dataType(), in.shape(), 'c');
        normalise(in, out);
        output = out;
        return out;
    }

    /** Replaces mean and variance by the batch's. Sums around the running mean, against cancellation in the variance. */
    private void measure(INDArray in) {
        int rows = rows(in);
        FloatBuffer from = OffHeap.view(in);
        Vectors.spread(mean, spreadA);
        Arrays.fill(sum, 0);
        Arrays.fill(products, 0);
        for (int row = 0; row < rows; row++) {
            from.get(row * width, x, 0, width);
            Vectors.addMoments(x, spreadA, sum, products, width);
        }
        double count = (double) rows * Vectors.SQUARES;
        for (int c = 0; c < channels; c++) {
            double offset = total(sum, c) / count;
            mean[c] += (float) offset;
            variance[c] = (float) Math.max(0, total(products, c) / count - offset * offset);
        }
    }

    private void normalise(INDArray in, INDArray out) {
        for (int c = 0; c < channels; c++) {
            inverseDeviation[c] =
                    (float) (1 / Math.sqrt(variance[c] + layerConf().getEps()));
            channelA[c] = gamma[c] * inverseDeviation[c];
            channelB[c] = beta[c] - mean[c] * channelA[c];
        }
        Vectors.spread(channelA, spreadA);
        Vectors.spread(channelB, spreadB);
        int rows = rows(in);
        boolean relu = layerConf().isRelu();
        FloatBuffer from = OffHeap.view(in);
        FloatBuffer to = OffHeap.view(out);
        for (int row = 0; row < rows; row++) {
            from.get(row * width, x, 0, width);
            Vectors.scaleAndShift(x, spreadA, spreadB, width);
            if (relu) {
                Vectors.relu(x, width);
            }
            to.put(row * width, x, 0, width);
        }
    }

    @Override
    public Pair<Gradient, INDArray> backpropGradient(INDArray outputGradient, LayerWorkspaceMgr workspaces) {
        INDArray in = OffHeap.plain(input);
        INDArray given = OffHeap.plain(outputGradient);
        INDArray inputGradient =
                workspaces.createUninitialized(ArrayType.ACTIVATION_GRAD, in.dataType(), in.shape(), 'c');
        parameterGradients(in, given);
        inputGradient(in, given, inputGradient);
        output = null;
        Gradient gradient = new DefaultGradient();
        store(gradient, GAMMA, gammaGradient);
        store(gradient, BETA, betaGradient);
        store(gradient, MEAN, towards(MEAN, mean));
        store(gradient, VARIANCE, towards(VARIANCE, variance));
        return new Pair<>(gradient, inputGradient);
    }

    /** beta' = Σ g and gamma' = Σ g · (x - mean) / deviation. */
    private void parameterGradients(INDArray in, INDArray given) {
        int rows = rows(in);
        FloatBuffer from = OffHeap.view(in);
        FloatBuffer gradients = OffHeap.view(given);
        FloatBuffer outputs = OffHeap.view(output);
        Vectors.spread(mean, spreadA);
        Arrays.fill(sum, 0);
        Arrays.fill(products, 0);
        for (int row = 0; row < rows; row++) {
            readGradient(gradients, outputs, row);
            from.get(row * width, x, 0, width);
            Vectors.addProducts(y, x, spreadA, sum, products, width);
        }
        for (int c = 0; c < channels; c++) {
            betaGradient[c] = (float) total(sum, c);
            gammaGradient[c] = (float) (total(products, c) * inverseDeviation[c]);
        }
    }

    /**
     * x' = gamma / deviation · (g - beta' / n - xhat · gamma' / n), xhat = (x - mean) / deviation, regrouped to
     * a · g + b · x + c with three coefficients a channel.
     */
    private void inputGradient(INDArray in, INDArray given, INDArray inputGradient) {
        int rows = rows(in);
        double count = (double) rows * Vectors.SQUARES;
        for (int c = 0; c < channels; c++) {
            double a = (double) gamma[c] * inverseDeviation[c];
            double b = -a * inverseDeviation[c] * gammaGradient[c] / count;
            channelA[c] = (float) a;
            channelB[c] = (float) b;
            channelC[c] = (float) (-a * betaGradient[c] / count - b * mean[c]);
        }
        Vectors.spread(channelA, spreadA);
        Vectors.spread(channelB, spreadB);
        Vectors.spread(channelC, spreadC);
        FloatBuffer from = OffHeap.view(in);
        FloatBuffer gradients = OffHeap.view(given);
        FloatBuffer outputs = OffHeap.view(output);
        FloatBuffer to = OffHeap.view(inputGradient);
        for (int row = 0; row < rows; row++) {
            readGradient(gradients, outputs, row);
            from.get(row * width, x, 0, width);
            Vectors.combine(y, x, spreadA, spreadB, spreadC, width);
            to.put(row * width, y, 0, width);
        }
    }

    /** Reads the gradient of one position, behind the ReLU if there is one, to {@link #y}. Uses {@link #x}. */
    private void readGradient(FloatBuffer gradients, FloatBuffer outputs, int row) {
        gradients.get(row * width, y, 0, width);
        if (layerConf().isRelu()) {
            outputs.get(row * width, x, 0, width);
            Vectors.reluGradient(y, x, width);
        }
    }

    /** What to subtract from a running statistic to move it towards this batch's. */
    private float[] towards(String name, float[] batch) {
        float[] step = new float[channels];
        OffHeap.read(getParam(name), step);
        float rate = (float) (1 - layerConf().getDecay());
        for (int c = 0; c < channels; c++) {
            step[c] = rate * (step[c] - batch[c]);
        }
        return step;
    }

    private void store(Gradient gradient, String name, float[] values) {
        INDArray view = gradientViews.get(name);
        OffHeap.write(values, view);
        gradient.setGradientFor(name, view);
    }

    private static double total(float[] perSquare, int channel) {
        double total = 0;
        for (int i = channel * Vectors.SQUARES; i < (channel + 1) * Vectors.SQUARES; i++) {
            total += perSquare[i];
        }
        return total;
    }

    private static int rows(INDArray array) {
        return Math.toIntExact(array.size(0));
    }

    @Override
    public void clear() {
        super.clear();
        output = null;
    }

    @Override
    public boolean isPretrainLayer() {
        return false;
    }
}
