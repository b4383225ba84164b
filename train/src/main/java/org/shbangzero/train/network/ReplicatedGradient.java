package org.shbangzero.train.network;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.shbangzero.train.network.layer.LossSums;
import org.shbangzero.train.network.layer.OffHeap;

/**
 * Synchronous data parallelism: several graphs share one parameter array, each computes the gradient of its part of the batch
 * on its own thread, and the parts are added in order, so that the same batch gives the same bits. Batch normalisation sees
 * each part on its own, and its running statistics are averaged.
 */
final class ReplicatedGradient implements AutoCloseable {
    private final List<Replica> replicas = new ArrayList<>();
    private final List<FlatParameters.Slice> slices;
    private final float[] sum;
    private final float[] part;

    /** @param network becomes the first replica; its flat gradient array receives the result */
    ReplicatedGradient(PolicyValueNetwork network, int count) {
        ComputationGraph first = network.graph();
        replicas.add(new Replica(first, 0));
        for (int i = 1; i < count; i++) {
            ComputationGraph graph =
                    new ComputationGraph(first.getConfiguration().clone());
            graph.init(first.params(), false);
            replicas.add(new Replica(graph, i));
        }
        slices = FlatParameters.slices(first);
        sum = new float[Math.toIntExact(first.numParams())];
        part = new float[sum.length];
    }

    /**
     * The gradient of a batch. The flat array belongs to this object and is overwritten by the next.
     *
     * @param flat sum over positions, means by weight already; at the running statistics, what to subtract from them
     * @param norm Euclidean norm without the running statistics
     */
    record Result(LossSums policy, LossSums value, float[] flat, double norm) {}

    /** @param valueWeight how much the value loss counts beside the policy loss */
    Result compute(TrainingBatch batch, double valueWeight) {
        int rows = batch.size();
        if (rows < 2 * replicas.size()) {
            throw new IllegalArgumentException(rows + " positions are too few for " + replicas.size() + " replicas");
        }
        double policyScale = inverse(sum(batch.policy().weights()));
        double valueScale = valueWeight * inverse(sum(batch.value().weights()));
        List<Future<Replica.Part>> futures = new ArrayList<>();
        for (int i = 0; i < replicas.size(); i++) {
            futures.add(replicas.get(i)
                    .computeGradient(batch, start(i, rows), start(i + 1, rows), policyScale, valueScale));
        }
        LossSums policy = LossSums.ZERO;
        LossSums value = LossSums.ZERO;
        for (Future<Replica.Part> future : futures) {
            Replica.Part found = result(future);
            policy = policy.plus(found.policy());
            value = value.plus(found.value());
        }
        addUp(rows);
        return new Result(policy, value, sum, norm());
    }

    private int start(int replica, int rows) {
        return (int) ((long) rows * replica / replicas.size());
    }

    private void addUp(int rows) {
        Arrays.fill(sum, 0);
        for (int i = 0; i < replicas.size(); i++) {
            OffHeap.read(replicas.get(i).graph().getFlattenedGradients(), part);
            float share = (float) (start(i + 1, rows) - start(i, rows)) / rows;
            for (FlatParameters.Slice slice : slices) {
                float factor = slice.isRunningStatistic() ? share : 1;
                for (int k = slice.offset(); k < slice.end(); k++) {
                    sum[k] += factor * part[k];
                }
            }
        }
    }

    private double norm() {
        double squares = 0;
        for (FlatParameters.Slice slice : slices) {
            for (int k = slice.offset(); k < slice.end() && !slice.isRunningStatistic(); k++) {
                squares += (double) sum[k] * sum[k];
            }
        }
        return Math.sqrt(squares);
    }

    /** Multiplies the last result's gradient, but not the changes of the running statistics. */
    void scale(float factor) {
        for (FlatParameters.Slice slice : slices) {
            for (int k = slice.offset(); k < slice.end() && !slice.isRunningStatistic(); k++) {
                sum[k] *= factor;
            }
        }
    }

    private static double sum(float[] values) {
        double sum = 0;
        for (float value : values) {
            sum += value;
        }
        return sum;
    }

    private static double inverse(double weight) {
        return weight == 0 ? 0 : 1 / weight;
    }

    /** Waits for a replica to finish, whatever happens: an interrupt is left for the caller to see after the step. */
    private static Replica.Part result(Future<Replica.Part> future) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return future.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a training step failed", e.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public void close() {
        replicas.forEach(Replica::close);
    }
}
