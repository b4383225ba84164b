package org.shbangzero.train.job;

/**
 * How much a run does: what the {@link TrainingJob} needs of the settings.
 *
 * @param iterations to complete in all, beyond the untrained network
 * @param maxMinutes that one start of the job may take, 0 for no limit
 * @param shards replay files of an iteration
 * @param samplesPerPosition how often each position is trained on, on average
 * @param batchSize positions of a training step
 */
record JobPlan(
        int iterations,
        double maxMinutes,
        int shards,
        double samplesPerPosition,
        int batchSize,
        EvaluationSettings evaluation) {

    /** Steps that may have been done when there are so many positions: neither trainer nor self-play runs ahead. */
    long stepsFor(long positions) {
        return (long) Math.floor(samplesPerPosition * positions / batchSize);
    }
}
