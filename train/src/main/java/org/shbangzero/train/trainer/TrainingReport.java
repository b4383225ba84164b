package org.shbangzero.train.trainer;

/**
 * Means over some training steps. Losses are cross entropies in nats, by the positions' weights.
 *
 * @param step steps done in all
 * @param steps steps that this is about
 * @param policyLoss cross entropy of the policy over legal moves
 * @param valueLoss cross entropy of win, draw, loss
 * @param l2Loss the L2 term after the last step
 * @param policyEntropy entropy of the predicted policies
 * @param policyAccuracy share of positions whose most probable move is the search's
 * @param valueAccuracy share of positions whose most probable outcome is the target's
 * @param gradientNorm Euclidean norm before clipping
 * @param learningRate of the last step
 * @param samplesPerSecond positions trained on by time
 * @param waitShare share of the time in which training waited for batches, 0 to 1
 * @param decodeShare share of the time in which a thread beside the training read and assembled batches, 0 to 1
 */
public record TrainingReport(
        long step,
        long steps,
        double policyLoss,
        double valueLoss,
        double l2Loss,
        double policyEntropy,
        double policyAccuracy,
        double valueAccuracy,
        double gradientNorm,
        double learningRate,
        double samplesPerSecond,
        double waitShare,
        double decodeShare) {
    /**
     * What training minimises.
     *
     * @param valueLossWeight as in the settings
     */
    public double totalLoss(double valueLossWeight) {
        return policyLoss + valueLossWeight * valueLoss + l2Loss;
    }
}
