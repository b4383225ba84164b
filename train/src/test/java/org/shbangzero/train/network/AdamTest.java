package org.shbangzero.train.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;
import org.nd4j.linalg.learning.AdamUpdater;
import org.shbangzero.train.network.layer.RandomArrays;

class AdamTest {
    private static final int N = 50;
    private static final double RATE = 0.01;

    private final float[] parameters = RandomArrays.values(1, N);

    @Test
    void movesAsDeeplearning4jsAdamDoes() {
        Adam adam = new Adam(N);
        INDArray state = Nd4j.zeros(1, 2 * N);
        AdamUpdater stock = new AdamUpdater(org.nd4j.linalg.learning.config.Adam.builder()
                .learningRate(RATE)
                .build());
        stock.setStateViewArray(state, new long[] {1, N}, 'c', true);
        INDArray expected = Nd4j.create(parameters.clone()).reshape(1, N);
        for (int step = 0; step < 5; step++) {
            float[] gradient = RandomArrays.values(10 + step, N);
            INDArray change = Nd4j.create(gradient.clone()).reshape(1, N);
            stock.applyUpdater(change, step, 0);
            expected.subi(change);
            adam.apply(parameters, gradient, slices(FlatParameters.Kind.OTHER), settings(0.1, false), step);
        }
        for (int i = 0; i < N; i++) {
            assertThat((double) parameters[i]).isCloseTo(expected.getDouble(i), within(1e-6));
        }
    }

    @Test
    void l2AddsToTheGradientOfWeights() {
        float[] weights = RandomArrays.values(1, N);
        float[] gradient = RandomArrays.values(2, N);
        float[] withL2 = gradient.clone();
        for (int i = 0; i < N; i++) {
            withL2[i] += 0.1f * weights[i];
        }
        new Adam(N).apply(weights, gradient, slices(FlatParameters.Kind.WEIGHT), settings(0.1, false), 0);
        new Adam(N).apply(parameters, withL2, slices(FlatParameters.Kind.OTHER), settings(0.1, false), 0);
        assertThat(weights).isEqualTo(parameters);
    }

    @Test
    void decoupledDecayShrinksWeightsBesideTheStep() {
        float[] gradient = RandomArrays.values(2, N);
        float[] before = parameters.clone();
        float[] plain = parameters.clone();
        new Adam(N).apply(plain, gradient.clone(), slices(FlatParameters.Kind.OTHER), settings(0.1, true), 0);
        new Adam(N).apply(parameters, gradient, slices(FlatParameters.Kind.WEIGHT), settings(0.1, true), 0);
        for (int i = 0; i < N; i++) {
            assertThat((double) parameters[i]).isCloseTo(plain[i] - RATE * 0.1 * before[i], within(1e-6));
        }
    }

    @Test
    void runningStatisticsMoveByTheirGradient() {
        float[] gradient = RandomArrays.values(2, N);
        float[] before = parameters.clone();
        new Adam(N).apply(parameters, gradient, slices(FlatParameters.Kind.RUNNING_STATISTIC), settings(0.1, false), 0);
        for (int i = 0; i < N; i++) {
            assertThat(parameters[i]).isEqualTo(before[i] - gradient[i]);
        }
    }

    private static List<FlatParameters.Slice> slices(FlatParameters.Kind kind) {
        return List.of(
                new FlatParameters.Slice("first", 0, 20, kind), new FlatParameters.Slice("second", 20, N - 20, kind));
    }

    private static OptimizerSettings settings(double l2, boolean decoupled) {
        return new OptimizerSettings(LearningRate.constant(RATE), l2, decoupled, 5);
    }
}
