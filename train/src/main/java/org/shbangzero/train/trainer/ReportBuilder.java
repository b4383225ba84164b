package org.shbangzero.train.trainer;

import org.shbangzero.train.network.StepReport;
import org.shbangzero.train.network.layer.LossSums;

/** Collects steps for a {@link TrainingReport}. */
final class ReportBuilder {
    private final long startNanos = System.nanoTime();
    private final long waitedBefore;
    private LossSums policy = LossSums.ZERO;
    private LossSums value = LossSums.ZERO;
    private double gradientNorms;
    private double learningRate;
    private long steps;
    private long positions;

    /** @param waitedNanos time waited for batches until now */
    ReportBuilder(long waitedNanos) {
        this.waitedBefore = waitedNanos;
    }

    void add(StepReport step, int batchSize) {
        policy = policy.plus(step.policy());
        value = value.plus(step.value());
        gradientNorms += step.gradientNorm();
        learningRate = step.learningRate();
        steps++;
        positions += batchSize;
    }

    long steps() {
        return steps;
    }

    /**
     * The report so far.
     *
     * @param step steps done in all
     * @param waitedNanos time waited for batches until now
     */
    TrainingReport build(long step, double l2Loss, long waitedNanos) {
        long nanos = Math.max(1, System.nanoTime() - startNanos);
        return new TrainingReport(
                step,
                steps,
                policy.meanLoss(),
                value.meanLoss(),
                l2Loss,
                policy.meanEntropy(),
                policy.accuracy(),
                value.accuracy(),
                gradientNorms / Math.max(1, steps),
                learningRate,
                positions * 1e9 / nanos,
                (double) (waitedNanos - waitedBefore) / nanos);
    }
}
