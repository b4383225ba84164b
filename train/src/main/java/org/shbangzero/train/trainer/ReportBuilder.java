package org.shbangzero.train.trainer;

import org.shbangzero.train.network.StepReport;
import org.shbangzero.train.network.layer.LossSums;

/** Collects steps for a {@link TrainingReport}. */
final class ReportBuilder {
    private final long startNanos = System.nanoTime();
    private final Prefetch batches;
    private final long waitedBefore;
    private final long decodedBefore;
    private LossSums policy = LossSums.ZERO;
    private LossSums value = LossSums.ZERO;
    private double gradientNorms;
    private double learningRate;
    private long steps;
    private long positions;

    /** @param batches where the batches come from, for the times it takes */
    ReportBuilder(Prefetch batches) {
        this.batches = batches;
        this.waitedBefore = batches.waitedNanos();
        this.decodedBefore = batches.decodedNanos();
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
     */
    TrainingReport build(long step, double l2Loss) {
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
                (double) (batches.waitedNanos() - waitedBefore) / nanos,
                (double) (batches.decodedNanos() - decodedBefore) / nanos);
    }
}
