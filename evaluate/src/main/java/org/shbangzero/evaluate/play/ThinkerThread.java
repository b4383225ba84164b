package org.shbangzero.evaluate.play;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.shbangzero.evaluate.play.game.ThinkerLane;
import org.shbangzero.evaluate.think.ThinkerFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A thread of its own for thinking. */
final class ThinkerThread extends ThinkerLane implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ThinkerThread.class);
    private static final int MEBIBYTES = 128;
    private static final long PATIENCE_SECONDS = 10;

    private final String name;
    private final Object lock;
    private final ExecutorService thread;

    /**
     * @param thinkers stays open
     * @param lock of what is found is passed on to
     */
    ThinkerThread(String name, ThinkerFactory thinkers, Object lock) {
        super(thinkers, MEBIBYTES);
        this.name = name;
        this.lock = lock;
        thread = Executors.newSingleThreadExecutor(task -> {
            Thread made = new Thread(task, name);
            made.setDaemon(true);
            return made;
        });
    }

    @Override
    protected void execute(Runnable task) {
        thread.execute(task);
    }

    @Override
    protected void deliver(Runnable news) {
        synchronized (lock) {
            news.run();
        }
    }

    @Override
    protected void record(String what, RuntimeException fault) {
        LOG.error("{}", what, fault);
    }

    /** Ends once it has done all; nothing must think without an end. */
    @Override
    public void close() {
        thread.shutdown();
        try {
            boolean ended = thread.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (!ended) {
                LOG.warn("the thread '{}' did not end within {} s", name, PATIENCE_SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
