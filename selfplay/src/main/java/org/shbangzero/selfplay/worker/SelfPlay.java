package org.shbangzero.selfplay.worker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.search.SearchSettings;

/** Plays self-play games on all threads and writes them to replay files. */
public final class SelfPlay {
    private final Game game;
    private final SelfPlaySettings settings;
    private final SearchSettings searchSettings;
    private GameListener gameListener = GameListener.NONE;
    private ShardListener shardListener = ShardListener.NONE;
    private ProgressListener progressListener = ProgressListener.NONE;

    /** @throws org.shbangzero.core.InputException if the settings don't suit the game */
    public SelfPlay(Game game, SelfPlaySettings settings, SearchSettings searchSettings) {
        Opening.check(game, settings);
        this.game = game;
        this.settings = settings;
        this.searchSettings = searchSettings;
    }

    /** Sets who hears of games. */
    public SelfPlay onGame(GameListener listener) {
        gameListener = listener;
        return this;
    }

    /** Sets who hears of replay files. */
    public SelfPlay onShard(ShardListener listener) {
        shardListener = listener;
        return this;
    }

    /** Sets who hears how many games are finished. */
    public SelfPlay onProgress(ProgressListener listener) {
        progressListener = listener;
        return this;
    }

    /**
     * Plays the task's games. The files hold the same rows whatever the number of threads, games in flight, or cached
     * evaluations, as far as the evaluator's answers don't depend on the batch.
     *
     * @param evaluator is shared by all threads and left open
     * @return counts of all games
     * @throws InterruptedException if this thread is interrupted; all workers have then stopped, the files already named
     *     are whole, and no others are there
     */
    public SelfPlayStatistics play(SelfPlayTask task, Evaluator evaluator) throws IOException, InterruptedException {
        int perShard = settings.gamesPerShard();
        int[] numbers = task.shards().stream()
                .flatMapToInt(shard -> IntStream.range(0, task.gameCount(shard, perShard))
                        .map(i -> task.firstGame(shard, perShard) + i))
                .toArray();
        ShardCollector collector =
                new ShardCollector(game, task, perShard, gameListener, shardListener, progressListener);
        GameQueue queue = new GameQueue(numbers);
        AtomicBoolean cancelled = new AtomicBoolean();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < settings.threadCount(); i++) {
            Thread thread = new Thread(
                    () -> {
                        try {
                            new Worker(game, settings, searchSettings, evaluator)
                                    .play(task, queue, collector::accept, cancelled::get);
                        } catch (Throwable e) {
                            failure.compareAndSet(null, e);
                            cancelled.set(true);
                        }
                    },
                    "selfplay-" + i);
            threads.add(thread);
            thread.start();
        }
        join(threads, cancelled);
        rethrow(failure.get());
        return collector.statistics();
    }

    /** Waits for all threads; when interrupted, lets them stop first. */
    private static void join(List<Thread> threads, AtomicBoolean cancelled) throws InterruptedException {
        InterruptedException interruption = null;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    cancelled.set(true);
                    interruption = e;
                }
            }
        }
        if (interruption != null) {
            throw interruption;
        }
    }

    private static void rethrow(Throwable failure) throws IOException {
        if (failure instanceof IOException e) {
            throw e;
        }
        if (failure instanceof UncheckedIOException e) {
            throw e.getCause();
        }
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        if (failure instanceof Error e) {
            throw e;
        }
    }
}
