package org.shbangzero.selfplay.inference;

/** Knows nothing: equal logits and a third each for win, draw and loss. */
public final class UniformEvaluator implements Evaluator {
    @Override
    public void evaluate(EvaluationBatch batch) {
        int policySize = batch.policy().capacity() / batch.capacity();
        for (int i = 0; i < batch.size() * policySize; i++) {
            batch.policy().put(i, 0);
        }
        for (int i = 0; i < batch.size() * 3; i++) {
            batch.wdl().put(i, 1 / 3f);
        }
    }

    @Override
    public void close() {}
}
