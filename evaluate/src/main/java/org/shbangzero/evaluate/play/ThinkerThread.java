package org.shbangzero.evaluate.play;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.Thinker;
import org.shbangzero.evaluate.think.ThinkerFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A thread with a thinker of its own, for the game that was thought about last. */
final class ThinkerThread implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ThinkerThread.class);
    private static final int MEBIBYTES = 128;
    private static final long PATIENCE_SECONDS = 10;

    private final String name;
    private final ThinkerFactory thinkers;
    private final ExecutorService thread;

    // Only the thread knows these.
    private Thinker thinker;
    private Game game;

    /** @param thinkers stays open */
    ThinkerThread(String name, ThinkerFactory thinkers) {
        this.name = name;
        this.thinkers = thinkers;
        thread = Executors.newSingleThreadExecutor(task -> {
            Thread made = new Thread(task, name);
            made.setDaemon(true);
            return made;
        });
    }

    /** Does something after what was to be done before. */
    void execute(Runnable task) {
        thread.execute(task);
    }

    /** To be called on the thread alone. */
    Thinker ready(Game wanted) {
        if (thinker == null || !game.id().equals(wanted.id())) {
            thinker = null;
            thinker = thinkers.open(wanted, MEBIBYTES);
            game = wanted;
        }
        return thinker;
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
