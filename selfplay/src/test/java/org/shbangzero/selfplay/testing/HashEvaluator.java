package org.shbangzero.selfplay.testing;

import java.util.concurrent.atomic.AtomicLong;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;

/** A made-up network: numbers that look random, but depend on nothing but the planes of the position. */
public final class HashEvaluator implements Evaluator {
    private final float logitRange;
    private final AtomicLong positions = new AtomicLong();

    /** @param logitRange logits lie between minus this and this */
    public HashEvaluator(float logitRange) {
        this.logitRange = logitRange;
    }

    /** Positions evaluated so far. */
    public long positions() {
        return positions.get();
    }

    @Override
    public void evaluate(EvaluationBatch batch) {
        int planeSize = batch.planes().capacity() / batch.capacity();
        int policySize = batch.policy().capacity() / batch.capacity();
        for (int i = 0; i < batch.size(); i++) {
            SplitMix64 random = new SplitMix64(hash(batch, i * planeSize, planeSize));
            for (int j = 0; j < policySize; j++) {
                batch.policy().put(i * policySize + j, logitRange * (float) (2 * random.nextDouble() - 1));
            }
            double win = random.nextDouble();
            double loss = (1 - win) * random.nextDouble();
            batch.wdl().put(3 * i, (float) win);
            batch.wdl().put(3 * i + 1, (float) (1 - win - loss));
            batch.wdl().put(3 * i + 2, (float) loss);
        }
        positions.addAndGet(batch.size());
    }

    private static long hash(EvaluationBatch batch, int from, int length) {
        long hash = 17;
        for (int i = from; i < from + length; i++) {
            hash = 31 * hash + Float.floatToIntBits(batch.planes().get(i));
        }
        return hash;
    }

    @Override
    public void close() {}
}
