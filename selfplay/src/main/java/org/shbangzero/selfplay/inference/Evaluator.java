package org.shbangzero.selfplay.inference;

/** Gives policy and value for batches of positions. Safe for any number of threads, each with its own batch. */
public interface Evaluator extends AutoCloseable {
    /** Fills the outputs of all positions in the batch. */
    void evaluate(EvaluationBatch batch);

    @Override
    void close();
}
