package org.shbangzero.evaluate.play;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.shbangzero.evaluate.play.game.AnalysisView;
import org.shbangzero.evaluate.play.game.Analyst;
import org.shbangzero.evaluate.think.GameLine;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** An analyst with a thread of its own, whom many may ask at once. Thread-safe. */
final class AnalysisDesk implements AutoCloseable {
    private final ThinkerThread thread;
    private final Analyst analyst;
    private boolean closed;

    /**
     * Looks at nothing yet.
     *
     * @param thinkers stays open
     * @param nanoTime as {@link System#nanoTime}
     */
    AnalysisDesk(ThinkerFactory thinkers, LongSupplier nanoTime) {
        thread = new ThinkerThread("analysis", thinkers, this);
        // It tells while it holds the lock: in the methods here, and in what its thread delivers.
        analyst = new Analyst(thread, nanoTime, this::notifyAll);
    }

    /** See {@link Analyst#look}. */
    synchronized AnalysisView look(GameLine next) {
        analyst.look(next);
        return analyst.view();
    }

    /** See {@link Analyst#stop}. */
    synchronized AnalysisView stop() {
        analyst.stop();
        return analyst.view();
    }

    /** See {@link Analyst#await}. */
    synchronized void await(boolean forEngine) {
        analyst.await(forEngine);
    }

    /**
     * What is known.
     *
     * @param seen version that is known already, for which something newer is waited for; if absent the answer comes at once
     * @param millis to wait at most
     */
    synchronized AnalysisView view(Optional<Long> seen, long millis) throws InterruptedException {
        if (seen.isPresent()) {
            TimedWait.until(this, () -> closed || analyst.view().version() != seen.get(), millis);
        }
        return analyst.view();
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            analyst.stop();
        }
        thread.close();
    }
}
