package org.shbangzero.evaluate.uci;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Jobs, done one after the other by a thread of their own, so that commands are read meanwhile. Used by the thread that reads them. The jobs do not keep
 * the process alive.
 */
final class JobQueue {
    private final ExecutorService worker = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "uci-job");
        thread.setDaemon(true);
        return thread;
    });
    private final Queue<Job> unfinished = new ConcurrentLinkedQueue<>();

    /** Does the job after those before. They come to their end in their own time, but for those that have none: these are stopped. */
    void add(Job job) {
        unfinished.stream().filter(Job::isEndless).forEach(Job::stop);
        unfinished.add(job);
        worker.execute(() -> {
            try {
                job.run();
            } finally {
                unfinished.remove(job);
            }
        });
    }

    boolean isBusy() {
        return !unfinished.isEmpty();
    }

    /** Stops all jobs: those that still wait for their turn end as soon as they begin, since each has to give its answer. */
    void stop() {
        unfinished.forEach(Job::stop);
    }

    void ponderHit() {
        unfinished.forEach(Job::ponderHit);
    }

    /** Stops all jobs for good, and waits for their end. */
    void finish() throws InterruptedException {
        stop();
        worker.shutdown();
        worker.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }
}
