package org.shbangzero.train.network.layer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.junit.jupiter.api.Test;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;

class LossLayersTest {
    private static final int POLICY_SIZE = 2 * 64;

    private final PolicyLossLayer policy = new PolicyLossLayer(new NeuralNetConfiguration(), DataType.FLOAT);
    private final ValueLossLayer value = new ValueLossLayer(new NeuralNetConfiguration(), DataType.FLOAT);

    private final PolicyTargets targets = new PolicyTargets(
            new int[] {0, 3, 4, 8},
            new int[] {0, 5, 127, 64, 1, 2, 3, 100},
            new float[] {0.2f, 0.5f, 0.3f, 1, 0, 0.25f, 0.75f, 0},
            new float[] {1, 2, 0.5f});

    /** Of the last gradient computed. */
    private LossSums sums;

    @Test
    void policyGradientIsThatOfCentralDifferences() {
        float[] logits = RandomArrays.values(1, 3 * POLICY_SIZE);
        float[] gradient = policyGradient(logits, 0.25);
        double step = 1e-4;
        for (int i = 0; i < logits.length; i++) {
            double expected = 0.25 * (policyLoss(logits, i, step) - policyLoss(logits, i, -step)) / (2 * step);
            assertThat((double) gradient[i]).isCloseTo(expected, within(1e-6));
        }
    }

    @Test
    void illegalMovesGetNoGradientAndChangeNoLoss() {
        float[] logits = RandomArrays.values(1, 3 * POLICY_SIZE);
        float[] gradient = policyGradient(logits, 1);
        double loss = sums.loss();
        assertThat(gradient[7]).isZero();
        assertThat(gradient[POLICY_SIZE + 63]).isZero();
        logits[7] = 1e9f;
        logits[POLICY_SIZE + 63] = Float.NaN;
        assertThat(policyGradient(logits, 1)).isEqualTo(gradient);
        assertThat(sums.loss()).isEqualTo(loss);
    }

    @Test
    void hugeLogitsGiveFiniteLossesAndGradients() {
        for (float huge : new float[] {1e9f, -1e9f}) {
            float[] logits = RandomArrays.values(1, 3 * POLICY_SIZE);
            logits[5] = huge;
            logits[POLICY_SIZE + 64] = huge;
            logits[2 * POLICY_SIZE + 2] = huge;
            for (float g : policyGradient(logits, 1)) {
                assertThat(g).isFinite();
            }
            assertThat(sums.loss()).isFinite();
            assertThat(sums.entropy()).isFinite();
        }
    }

    @Test
    void policySumsAreWeighted() {
        float[] logits = new float[3 * POLICY_SIZE];
        logits[5] = 1;
        policyGradient(logits, 1);
        double first = Math.log(2 + Math.E) - 0.5;
        assertThat(sums.weight()).isEqualTo(3.5);
        assertThat(sums.loss()).isCloseTo(first + 0.5 * Math.log(4), within(1e-6));
        // The first two rows are right, the third predicts its first move and wants its third.
        assertThat(sums.correct()).isEqualTo(3);
        assertThat(sums.accuracy()).isCloseTo(3 / 3.5, within(1e-12));
    }

    @Test
    void valueGradientIsThatOfCentralDifferences() {
        float[] logits = RandomArrays.values(3, 6);
        ValueTargets wanted = new ValueTargets(new float[] {1, 0, 0, 0.3f, 0.3f, 0.4f}, new float[] {2, 0.5f});
        float[] gradient = valueGradient(logits, wanted);
        double step = 1e-4;
        for (int i = 0; i < logits.length; i++) {
            double expected = (valueLoss(logits, wanted, i, step) - valueLoss(logits, wanted, i, -step)) / (2 * step);
            assertThat((double) gradient[i]).isCloseTo(expected, within(1e-6));
        }
        assertThat(sums.loss()).isCloseTo(valueLoss(logits, wanted, 0, 0), within(1e-6));
    }

    @Test
    void rowsOfNoWeightCountNothing() {
        float[] gradient =
                valueGradient(new float[] {1, 2, 3}, new ValueTargets(new float[] {1, 0, 0}, new float[] {0}));
        for (float g : gradient) {
            assertThat(g).isZero();
        }
        assertThat(sums).isEqualTo(LossSums.ZERO);
        assertThat(sums.meanLoss()).isZero();
    }

    private float[] policyGradient(float[] logits, double scale) {
        INDArray gradient = Nd4j.valueArrayOf(new long[] {3, 2, 8, 8}, Float.NaN, DataType.FLOAT);
        sums = policy.computeGradient(array(logits, 3, 2, 8, 8), targets, scale, gradient);
        return read(gradient);
    }

    private float[] valueGradient(float[] logits, ValueTargets wanted) {
        INDArray gradient = Nd4j.valueArrayOf(new long[] {wanted.size(), 3}, Float.NaN, DataType.FLOAT);
        sums = value.computeGradient(array(logits, wanted.size(), 3), wanted, 1, gradient);
        return read(gradient);
    }

    /** The weighted policy loss in doubles, with one logit changed. */
    private double policyLoss(float[] logits, int changed, double by) {
        double loss = 0;
        for (int row = 0; row < 3; row++) {
            double sum = 0;
            double wanted = 0;
            for (int m = targets.starts()[row]; m < targets.starts()[row + 1]; m++) {
                int at = row * POLICY_SIZE + targets.indices()[m];
                double logit = logits[at] + (at == changed ? by : 0);
                sum += Math.exp(logit);
                wanted += targets.probabilities()[m] * logit;
            }
            loss += targets.weights()[row] * (Math.log(sum) - wanted);
        }
        return loss;
    }

    private static double valueLoss(float[] logits, ValueTargets wanted, int changed, double by) {
        double loss = 0;
        for (int row = 0; row < wanted.size(); row++) {
            double sum = 0;
            double expected = 0;
            for (int at = 3 * row; at < 3 * row + 3; at++) {
                double logit = logits[at] + (at == changed ? by : 0);
                sum += Math.exp(logit);
                expected += wanted.wdl()[at] * logit;
            }
            loss += wanted.weights()[row] * (Math.log(sum) - expected);
        }
        return loss;
    }

    private static INDArray array(float[] values, long... shape) {
        return Nd4j.create(values.clone(), shape, 'c');
    }

    private static float[] read(INDArray array) {
        float[] values = new float[Math.toIntExact(array.length())];
        OffHeap.read(array, values);
        return values;
    }
}
