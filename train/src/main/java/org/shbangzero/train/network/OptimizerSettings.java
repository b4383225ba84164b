package org.shbangzero.train.network;

import org.shbangzero.core.InputException;

/**
 * How gradients change the weights: Adam (Kingma and Ba 2015).
 *
 * @param learningRate the learning rate, step by step
 * @param l2 coefficient of the weights' squares (convolutions and dense layers, not biases or batch normalisation), at least 0
 * @param decoupled whether {@code l2} shrinks the weights beside Adam (AdamW, Loshchilov and Hutter 2019) instead of adding
 *     to the gradient
 * @param clipNorm the gradient is scaled down to this Euclidean norm when it is longer; above 0
 */
public record OptimizerSettings(LearningRate learningRate, double l2, boolean decoupled, double clipNorm) {
    public OptimizerSettings {
        if (!(l2 >= 0 && l2 < 1)) {
            throw new InputException("l2 must be from 0 to below 1, not " + l2);
        }
        if (!(clipNorm > 0)) {
            throw new InputException("clipNorm must be above 0, not " + clipNorm);
        }
    }

    /** Adam with this constant learning rate, L2 of 1e-4 and gradients clipped at norm 5. */
    public static OptimizerSettings constant(double learningRate) {
        return new OptimizerSettings(LearningRate.constant(learningRate), 1e-4, false, 5);
    }
}
