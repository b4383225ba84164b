package org.shbangzero.train.network;

import org.shbangzero.train.network.layer.LossSums;

/**
 * What one training step found, before it changed the weights.
 *
 * @param step its number; the first is 0
 * @param policy sums of the policy's cross entropy and of its statistics
 * @param value sums of the value's cross entropy and of its statistics
 * @param gradientNorm Euclidean norm before clipping, without L2
 * @param learningRate of this step
 */
public record StepReport(long step, LossSums policy, LossSums value, double gradientNorm, double learningRate) {}
