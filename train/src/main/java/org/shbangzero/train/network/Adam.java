package org.shbangzero.train.network;

import java.util.List;

/**
 * Adam (Kingma and Ba 2015, algorithm 1, with the bias corrections moved into the rate as in section 2), with L2 in the gradient or
 * decoupled from it (AdamW, Loshchilov and Hutter 2019, algorithm 2). Deeplearning4j's own takes a tenth of a step for many
 * small native calls, in which the training threads wait.
 */
final class Adam {
    private static final double BETA1 = 0.9;
    private static final double BETA2 = 0.999;
    private static final float EPSILON = 1e-8f;

    private final float[] mean;
    private final float[] variance;

    /** The state before the first step. */
    Adam(int parameters) {
        this(new float[parameters], new float[parameters]);
    }

    /**
     * A state to go on from.
     *
     * @param mean moving average of each parameter's gradient
     * @param variance moving average of its square
     */
    Adam(float[] mean, float[] variance) {
        this.mean = mean;
        this.variance = variance;
    }

    float[] mean() {
        return mean;
    }

    float[] variance() {
        return variance;
    }

    /**
     * One step.
     *
     * @param parameters changed in place
     * @param gradient of the loss without L2; for running statistics what to subtract from them
     * @param step number of steps done before
     */
    void apply(
            float[] parameters,
            float[] gradient,
            List<FlatParameters.Slice> slices,
            OptimizerSettings settings,
            int step) {
        double rate = settings.learningRate().at(step);
        double correction1 = 1 - Math.pow(BETA1, step + 1.0);
        double correction2 = 1 - Math.pow(BETA2, step + 1.0);
        float correctedRate = (float) (rate * Math.sqrt(correction2) / correction1);
        float correctedEpsilon = (float) (EPSILON * Math.sqrt(correction2));
        for (FlatParameters.Slice slice : slices) {
            switch (slice.kind()) {
                case RUNNING_STATISTIC -> subtract(parameters, gradient, slice);
                case WEIGHT -> {
                    decay(parameters, gradient, slice, settings, rate);
                    move(parameters, gradient, slice, correctedRate, correctedEpsilon);
                }
                case OTHER -> move(parameters, gradient, slice, correctedRate, correctedEpsilon);
            }
        }
    }

    private static void subtract(float[] parameters, float[] gradient, FlatParameters.Slice slice) {
        for (int i = slice.offset(); i < slice.end(); i++) {
            parameters[i] -= gradient[i];
        }
    }

    private static void decay(
            float[] parameters, float[] gradient, FlatParameters.Slice slice, OptimizerSettings settings, double rate) {
        float l2 = (float) settings.l2();
        if (settings.decoupled()) {
            float kept = (float) (1 - rate * settings.l2());
            for (int i = slice.offset(); i < slice.end(); i++) {
                parameters[i] *= kept;
            }
        } else {
            for (int i = slice.offset(); i < slice.end(); i++) {
                gradient[i] += l2 * parameters[i];
            }
        }
    }

    private void move(float[] parameters, float[] gradient, FlatParameters.Slice slice, float rate, float epsilon) {
        float beta1 = (float) BETA1;
        float beta2 = (float) BETA2;
        for (int i = slice.offset(); i < slice.end(); i++) {
            float g = gradient[i];
            mean[i] = beta1 * mean[i] + (1 - beta1) * g;
            variance[i] = beta2 * variance[i] + (1 - beta2) * g * g;
            parameters[i] -= rate * mean[i] / ((float) Math.sqrt(variance[i]) + epsilon);
        }
    }
}
