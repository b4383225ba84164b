package org.shbangzero.evaluate.play;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.GameLine;
import org.shbangzero.evaluate.think.Reporter;
import org.shbangzero.evaluate.think.ThinkControl;
import org.shbangzero.evaluate.think.Thinker;
import org.shbangzero.evaluate.think.ThinkerFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The engine at the table. It thinks on a thread of its own about one position at a time: a new one makes it give up the one before. Its
 * methods return at once, and are called by one thread at a time.
 */
final class EngineSeat implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(EngineSeat.class);
    private static final int MEBIBYTES = 128;
    private static final long PATIENCE_SECONDS = 10;

    private final ThinkerFactory thinkers;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "engine");
        made.setDaemon(true);
        return made;
    });
    /** What it thinks about; null if nothing. */
    private Thought current;

    // Only the thread knows these.
    private Thinker thinker;
    private Game game;

    /** @param thinkers stays open */
    EngineSeat(ThinkerFactory thinkers) {
        this.thinkers = thinkers;
    }

    /** Is told what comes of thinking, on the engine's thread. */
    interface Listener {
        /** The move to play, with all that was found. */
        void decided(Analysis analysis);

        /** It has no move to give, for a reason that a person can read. */
        void failed(String reason);
    }

    /** Whose answer is awaited, and how to hurry it. */
    private record Thought(ThinkControl control, Listener listener) {}

    /** The next position is of a new game; makes ready for it. */
    void newGame(Game next) {
        giveUp();
        thread.execute(() -> {
            try {
                ready(next).newGame();
            } catch (RuntimeException e) {
                LOG.error("the engine is not ready for {}", next.id(), e);
            }
        });
    }

    /** Begins to think about a position in which there is a legal move. */
    void think(GameLine line, Strength strength, Listener listener) {
        giveUp();
        Thought thought = new Thought(new ThinkControl(System::nanoTime, strength.budget(), false, false), listener);
        current = thought;
        thread.execute(() -> think(line, strength, thought));
    }

    private void think(GameLine line, Strength strength, Thought thought) {
        try {
            Thinker ready = ready(line.position().game());
            thought.listener.decided(ready.think(strength.task(line), thought.control, Reporter.SILENT));
        } catch (RuntimeException e) {
            LOG.error("thinking failed in {}", line.position().fen(), e);
            thought.listener.failed("the engine failed: " + e.getMessage());
        }
    }

    private Thinker ready(Game wanted) {
        if (thinker == null || !game.id().equals(wanted.id())) {
            thinker = null;
            thinker = thinkers.open(wanted, MEBIBYTES);
            game = wanted;
        }
        return thinker;
    }

    /** Makes it answer with the best it has found. */
    void hurry() {
        if (current != null) {
            current.control.stop();
        }
    }

    /** Makes it end; whoever listens must not mind an answer that comes nevertheless. */
    void giveUp() {
        hurry();
        current = null;
    }

    /** Ends its thread. Before that it must have given up. */
    @Override
    public void close() {
        thread.shutdown();
        try {
            boolean ended = thread.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (!ended) {
                LOG.warn("the engine did not end within {} s", PATIENCE_SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
