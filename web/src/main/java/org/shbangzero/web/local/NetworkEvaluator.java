package org.shbangzero.web.local;

import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;
import org.teavm.jso.typedarrays.Float32Array;

/** Evaluates by the worker's network. Only for coroutines: whoever calls it waits, while the browser goes on. */
final class NetworkEvaluator implements Evaluator {
    private final Network network;

    NetworkEvaluator(Network network) {
        this.network = network;
    }

    /**
     * @param batch of a single slot, as searches for one game at a time have it
     * @throws InputException if the network cannot be computed, for want of memory say
     */
    @Override
    public void evaluate(EvaluationBatch batch) {
        if (batch.capacity() != 1) {
            throw new IllegalArgumentException("expected batches of 1 position, not " + batch.capacity());
        }
        Network.Answer answer =
                network.evaluate(Float32Array.fromJavaBuffer(batch.planes())).await();
        if (answer.getFault() != null) {
            throw new InputException("the network cannot be computed: " + answer.getFault());
        }
        batch.policy().put(0, answer.getPolicy().copyToJavaArray());
        batch.wdl().put(0, answer.getWdl().copyToJavaArray());
    }

    @Override
    public void close() {}
}
