package org.shbangzero.train.network;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;
import org.nd4j.nativeblas.NativeOpsHolder;
import org.shbangzero.train.network.layer.LossHeadLayer;
import org.shbangzero.train.network.layer.LossSums;
import org.shbangzero.train.network.layer.OffHeap;
import org.shbangzero.train.network.layer.PolicyTargets;
import org.shbangzero.train.network.layer.ValueTargets;

/**
 * A graph with a thread of its own, since Deeplearning4j's workspaces belong to threads. Native code runs on that one thread.
 */
final class Replica implements AutoCloseable {
    private final ComputationGraph graph;
    private final ExecutorService thread;
    private INDArray input;

    Replica(ComputationGraph graph, int number) {
        this.graph = graph;
        this.thread = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "train-replica-" + number);
            thread.setDaemon(true);
            return thread;
        });
        thread.execute(() -> NativeOpsHolder.getInstance().getDeviceNativeOps().setOmpNumThreads(1));
        graph.initGradientsView();
    }

    /** What a replica found for its part of the batch; the gradient is in {@link #graph}. */
    record Part(LossSums policy, LossSums value) {}

    /**
     * Computes the gradient for the positions {@code from .. to} of the batch.
     *
     * @param policyScale multiplies the policy weights in the gradient
     * @param valueScale multiplies the value weights in the gradient
     */
    Future<Part> computeGradient(TrainingBatch batch, int from, int to, double policyScale, double valueScale) {
        return thread.submit(() -> {
            setInput(batch, from, to);
            LossHeadLayer<PolicyTargets> policy = head(NetworkBuilder.POLICY);
            LossHeadLayer<ValueTargets> value = head(NetworkBuilder.WDL);
            policy.setTargets(batch.policy().slice(from, to), policyScale);
            value.setTargets(batch.value().slice(from, to), valueScale);
            graph.setInputs(input);
            // The heads have their targets already; the graph only wants an array of the right length.
            graph.setLabels(new INDArray[2]);
            graph.computeGradientAndScore();
            return new Part(policy.sums(), value.sums());
        });
    }

    private void setInput(TrainingBatch batch, int from, int to) {
        int rows = to - from;
        int width = batch.planes().length / batch.size();
        if (input == null || input.size(0) != rows) {
            input = Nd4j.createUninitialized(DataType.FLOAT, new long[] {rows, width / 64, 8, 8}, 'c');
        }
        OffHeap.view(input).put(0, batch.planes(), from * width, rows * width);
    }

    @SuppressWarnings("unchecked") // The builder puts these types there.
    private <T> LossHeadLayer<T> head(String name) {
        return (LossHeadLayer<T>) graph.getLayer(name);
    }

    ComputationGraph graph() {
        return graph;
    }

    @Override
    public void close() {
        thread.shutdown();
    }
}
