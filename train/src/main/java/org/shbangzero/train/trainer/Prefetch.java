package org.shbangzero.train.trainer;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.replay.ReplayBatch;
import org.shbangzero.train.network.TrainingBatch;

/**
 * Reads and assembles batches on a thread of its own, a few ahead of the training, so that training does not wait. The batches
 * are the same as if they were made in turn.
 */
final class Prefetch implements AutoCloseable {
    private static final int AHEAD = 3;

    private final BlockingQueue<Item> queue = new ArrayBlockingQueue<>(AHEAD);
    private final Thread thread;
    private volatile boolean closed;
    private long waitedNanos;
    private final AtomicLong decodedNanos = new AtomicLong();

    /** A batch, or why there is none. */
    private record Item(TrainingBatch batch, RuntimeException failure) {}

    /**
     * Starts reading.
     *
     * @param rows an empty batch of the right game, for the reader's use
     * @param firstStep number of the step that the first batch is for
     * @param count batches to make
     * @param seed of the run; each step's mirroring depends on it and the step's number alone
     */
    Prefetch(
            SampleSource source,
            BatchAssembler assembler,
            ReplayBatch rows,
            int batchSize,
            long firstStep,
            long count,
            long seed) {
        thread = new Thread(
                () -> {
                    for (long step = firstStep; step < firstStep + count; step++) {
                        long start = System.nanoTime();
                        Item item = make(source, assembler, rows, batchSize, SplitMix64.derive(seed, step));
                        decodedNanos.addAndGet(System.nanoTime() - start);
                        if (!offer(item) || item.failure != null) {
                            return;
                        }
                    }
                },
                "train-prefetch");
        thread.setDaemon(true);
        thread.start();
    }

    private static Item make(
            SampleSource source, BatchAssembler assembler, ReplayBatch rows, int batchSize, long seed) {
        try {
            rows.clear();
            source.read(rows, batchSize);
            return new Item(assembler.assemble(rows, seed), null);
        } catch (RuntimeException e) {
            return new Item(null, e);
        }
    }

    /** Waits for room in the queue. False if nobody wants batches any more. */
    private boolean offer(Item item) {
        try {
            while (!closed) {
                if (queue.offer(item, 50, TimeUnit.MILLISECONDS)) {
                    return true;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    /**
     * The next batch.
     *
     * @throws InputException if the replay cannot be read
     */
    TrainingBatch next() throws InterruptedException {
        long start = System.nanoTime();
        Item item = queue.take();
        waitedNanos += System.nanoTime() - start;
        if (item.failure != null) {
            throw item.failure;
        }
        return item.batch;
    }

    /** Time that {@link #next} has waited in all. */
    long waitedNanos() {
        return waitedNanos;
    }

    /** Time that reading and assembling has taken in all, beside the training. */
    long decodedNanos() {
        return decodedNanos.get();
    }

    /** Waits until the source is no longer in use. The thread is not interrupted: that would close the file it reads. */
    @Override
    public void close() {
        closed = true;
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
