package org.shbangzero.train.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.shbangzero.train.network.NetworkLayout;
import org.shbangzero.train.network.NetworkSettings;
import org.shbangzero.train.network.NetworkTrainer;
import org.shbangzero.train.network.OptimizerSettings;
import org.shbangzero.train.network.PolicyValueNetwork;
import org.shbangzero.train.network.TrainingBatch;

/**
 * How fast a network trains on the same batch again and again.
 *
 * @param median positions per second, the median of three slots
 * @param min of the slots
 * @param max of the slots
 * @param perCpuSecond positions per second of processor time, which other programs on the machine disturb less
 * @param profile where the time went
 */
record TrainingRate(double median, double min, double max, double perCpuSecond, String profile) {
    private static final int SLOTS = 3;
    private static final double WARM_UP_SHARE = 0.5;

    /** @param seconds of measuring, after a warm-up of half as long */
    static TrainingRate measure(NetworkSettings shape, NetworkLayout layout, int batchSize, int threads, double seconds)
            throws InterruptedException {
        OptimizerSettings optimizer = OptimizerSettings.constant(1e-3);
        PolicyValueNetwork network = PolicyValueNetwork.create(shape, layout, 1);
        TrainingBatch batch = RandomBatches.create(layout, batchSize, 1);
        try (NetworkTrainer trainer = new NetworkTrainer(network, optimizer, 1, threads)) {
            Runner runner = new Runner(trainer, batch);
            runner.run(seconds * WARM_UP_SHARE);
            TimeProfile profile = new TimeProfile();
            long cpuBefore = cpuNanos();
            double[] rates = new double[SLOTS];
            int stepsBefore = runner.step;
            for (int slot = 0; slot < SLOTS; slot++) {
                rates[slot] = runner.run(seconds / SLOTS);
            }
            double cpuSeconds = (cpuNanos() - cpuBefore) / 1e9;
            profile.stop();
            Arrays.sort(rates);
            double positions = (double) (runner.step - stepsBefore) * batchSize;
            return new TrainingRate(
                    rates[SLOTS / 2], rates[0], rates[SLOTS - 1], positions / cpuSeconds, profile.summary());
        }
    }

    private static long cpuNanos() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static final class Runner {
        private final NetworkTrainer trainer;
        private final TrainingBatch batch;
        private int step;

        Runner(NetworkTrainer trainer, TrainingBatch batch) {
            this.trainer = trainer;
            this.batch = batch;
        }

        /** Trains for so long, at least one step; returns positions per second. */
        double run(double seconds) {
            int first = step;
            long start = System.nanoTime();
            long elapsed = 0;
            while (step == first || elapsed < seconds * 1e9) {
                trainer.step(batch, step++);
                elapsed = System.nanoTime() - start;
            }
            return (double) (step - first) * batch.size() / elapsed * 1e9;
        }
    }
}
