package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Threads that play games, each with a runner of its own. */
final class GamePool {
    private final int threads;
    private final Supplier<GameRunner> runners;
    private final BooleanSupplier enough;

    /** @param enough ends the play early; asked before each move, by any thread */
    GamePool(int threads, Supplier<GameRunner> runners, BooleanSupplier enough) {
        this.threads = threads;
        this.runners = runners;
        this.enough = enough;
    }

    /**
     * Plays games, begun in their order.
     *
     * @param ended is told of each game, by the thread that played it
     * @return whether all were played
     */
    boolean play(List<GameTask> tasks, BiConsumer<GameTask, GameRecord> ended) {
        int workers = Math.min(threads, tasks.size());
        if (workers == 0) {
            return true;
        }
        if (enough.getAsBoolean()) {
            return false;
        }
        Work work = new Work(tasks, ended);
        ExecutorService executor = Executors.newFixedThreadPool(workers);
        try {
            List<Future<?>> futures = new ArrayList<>();
            for (int i = 0; i < workers; i++) {
                futures.add(executor.submit(work::run));
            }
            awaitAll(futures);
        } finally {
            work.abandoned.set(true);
            end(executor);
        }
        return work.finished.get() == tasks.size();
    }

    /** Waits for all threads, even if interrupted: nobody may use journal and players any more when this returns. */
    private static void end(ExecutorService executor) {
        executor.shutdown();
        boolean interrupted = false;
        boolean ended = false;
        while (!ended) {
            try {
                ended = executor.awaitTermination(1, TimeUnit.MINUTES);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void awaitAll(List<Future<?>> futures) {
        for (Future<?> future : futures) {
            try {
                future.get();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (ExecutionException e) {
                throw unwrapped(e);
            }
        }
    }

    private static RuntimeException unwrapped(ExecutionException failure) {
        if (failure.getCause() instanceof Error error) {
            throw error;
        }
        return failure.getCause() instanceof RuntimeException exception
                ? exception
                : new IllegalStateException(failure.getCause());
    }

    /** What the threads share. */
    private final class Work {
        private final List<GameTask> tasks;
        private final BiConsumer<GameTask, GameRecord> ended;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicInteger finished = new AtomicInteger();
        private final AtomicBoolean abandoned = new AtomicBoolean();

        private Work(List<GameTask> tasks, BiConsumer<GameTask, GameRecord> ended) {
            this.tasks = tasks;
            this.ended = ended;
        }

        /** Plays the next game until there is none. */
        private void run() {
            try (GameRunner runner = runners.get()) {
                for (int number = next.getAndIncrement(); number < tasks.size(); number = next.getAndIncrement()) {
                    if (isOver()) {
                        return;
                    }
                    GameTask task = tasks.get(number);
                    Optional<GameRecord> record = runner.play(task, this::isOver);
                    if (record.isEmpty()) {
                        abandoned.set(true);
                        return;
                    }
                    ended.accept(task, record.get());
                    finished.incrementAndGet();
                }
            } catch (RuntimeException | Error e) {
                abandoned.set(true);
                throw e;
            }
        }

        private boolean isOver() {
            return abandoned.get() || enough.getAsBoolean();
        }
    }
}
