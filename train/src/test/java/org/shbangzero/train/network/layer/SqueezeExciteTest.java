package org.shbangzero.train.network.layer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.nn.weights.WeightInitIdentity;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;

/** The layer against a plain computation in doubles, whose gradient is taken by central differences. */
class SqueezeExciteTest {
    private static final int HIDDEN = 8;
    private static final int CHANNELS = 12;
    private static final int ROWS = 5;
    private static final List<String> PARAMETERS = List.of("reduceW", "reduceB", "expandW", "expandB");

    private final float[] input = RandomArrays.values(1, ROWS * CHANNELS * 64);
    private final float[] outputGradient = RandomArrays.values(2, ROWS * CHANNELS * 64);
    private ComputationGraph graph;

    @BeforeEach
    void build() {
        graph = LayerComparison.graph(
                CHANNELS, layers -> layers.addLayer("in0", new Conv(1, CHANNELS, false, new WeightInitIdentity()), "in")
                        .addLayer("out", new SqueezeExcite(HIDDEN), "in0"));
        long seed = 10;
        for (String name : PARAMETERS) {
            INDArray parameter = graph.getParam("out_" + name);
            parameter.assign(RandomArrays.array(seed++, parameter.shape()).muli(0.5));
        }
    }

    @Test
    void outputIsThatOfThePlainComputation() {
        float[] output = new float[input.length];
        OffHeap.read(graph.outputSingle(false, array(input)), output);
        double[] expected = output(doubles(input), parameters());
        for (int i = 0; i < output.length; i++) {
            assertThat((double) output[i]).isCloseTo(expected[i], within(1e-5));
        }
    }

    @Test
    void parameterGradientsAreThoseOfCentralDifferences() {
        Map<String, INDArray> gradient = gradient();
        List<double[]> parameters = parameters();
        for (int p = 0; p < parameters.size(); p++) {
            float[] actual = new float[parameters.get(p).length];
            OffHeap.read(gradient.get("out_" + PARAMETERS.get(p)), actual);
            for (int i = 0; i < actual.length; i++) {
                double expected = slope(doubles(input), parameters, parameters.get(p), i);
                assertThat((double) actual[i])
                        .as(PARAMETERS.get(p))
                        .isCloseTo(expected, within(2e-4 * (1 + Math.abs(expected))));
            }
        }
    }

    /** The gradient of the 1×1 convolution before the layer is Σ input · input gradient: it shows the input gradient. */
    @Test
    void inputGradientIsThatOfCentralDifferences() {
        float[] actual = new float[CHANNELS * CHANNELS];
        OffHeap.read(gradient().get("in0_W"), actual);
        double[] x = doubles(input);
        List<double[]> parameters = parameters();
        for (int to = 0; to < CHANNELS; to += 5) {
            for (int from = 0; from < CHANNELS; from += 4) {
                double step = 1e-5;
                double expected =
                        (loss(mixed(x, to, from, step), parameters) - loss(mixed(x, to, from, -step), parameters))
                                / (2 * step);
                assertThat((double) actual[to * CHANNELS + from])
                        .isCloseTo(expected, within(2e-4 * (1 + Math.abs(expected))));
            }
        }
    }

    private Map<String, INDArray> gradient() {
        graph.feedForward(new INDArray[] {array(input)}, true, false);
        return graph.backpropGradient(array(outputGradient)).gradientForVariable();
    }

    private double slope(double[] x, List<double[]> parameters, double[] parameter, int i) {
        double step = 1e-5;
        double old = parameter[i];
        parameter[i] = old + step;
        double above = loss(x, parameters);
        parameter[i] = old - step;
        double below = loss(x, parameters);
        parameter[i] = old;
        return (above - below) / (2 * step);
    }

    private double loss(double[] x, List<double[]> parameters) {
        double[] y = output(x, parameters);
        double loss = 0;
        for (int i = 0; i < y.length; i++) {
            loss += y[i] * outputGradient[i];
        }
        return loss;
    }

    /** The input with a share of one channel added to another. */
    private static double[] mixed(double[] x, int to, int from, double share) {
        double[] mixed = x.clone();
        for (int row = 0; row < ROWS; row++) {
            for (int s = 0; s < 64; s++) {
                mixed[(row * CHANNELS + to) * 64 + s] += share * x[(row * CHANNELS + from) * 64 + s];
            }
        }
        return mixed;
    }

    private static double[] output(double[] x, List<double[]> parameters) {
        double[] y = new double[x.length];
        for (int row = 0; row < ROWS; row++) {
            double[] average = new double[CHANNELS];
            for (int i = 0; i < CHANNELS * 64; i++) {
                average[i / 64] += x[row * CHANNELS * 64 + i] / 64;
            }
            double[] hidden = dense(average, parameters.get(0), parameters.get(1));
            for (int h = 0; h < HIDDEN; h++) {
                hidden[h] = Math.max(0, hidden[h]);
            }
            double[] scale = dense(hidden, parameters.get(2), parameters.get(3));
            for (int i = 0; i < CHANNELS * 64; i++) {
                int at = row * CHANNELS * 64 + i;
                y[at] = x[at] / (1 + Math.exp(-scale[i / 64]));
            }
        }
        return y;
    }

    private static double[] dense(double[] in, double[] weights, double[] bias) {
        double[] out = bias.clone();
        for (int i = 0; i < in.length; i++) {
            for (int o = 0; o < out.length; o++) {
                out[o] += in[i] * weights[i * out.length + o];
            }
        }
        return out;
    }

    private List<double[]> parameters() {
        List<double[]> parameters = new ArrayList<>();
        for (String name : PARAMETERS) {
            parameters.add(graph.getParam("out_" + name).dup('c').data().asDouble());
        }
        return parameters;
    }

    private static INDArray array(float[] values) {
        return Nd4j.create(values.clone(), new long[] {ROWS, CHANNELS, 8, 8}, 'c');
    }

    private static double[] doubles(float[] values) {
        double[] doubles = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            doubles[i] = values[i];
        }
        return doubles;
    }
}
