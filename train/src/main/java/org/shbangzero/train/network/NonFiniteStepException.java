package org.shbangzero.train.network;

/**
 * A training step gave a loss or a gradient that is infinite or not a number. The weights are still those before the step;
 * {@link #batch} is there to be saved and looked at.
 */
public final class NonFiniteStepException extends RuntimeException {
    private final transient TrainingBatch batch;
    private final long step;

    NonFiniteStepException(long step, double policyLoss, double valueLoss, double gradientNorm, TrainingBatch batch) {
        super("training step " + step + " is not finite: policy loss " + policyLoss + ", value loss " + valueLoss
                + ", gradient norm " + gradientNorm
                + "; the weights are those before it. A lower learning rate or clipNorm may help");
        this.batch = batch;
        this.step = step;
    }

    /** What was trained on. */
    public TrainingBatch batch() {
        return batch;
    }

    /** Which step failed; the first is 0. */
    public long step() {
        return step;
    }
}
