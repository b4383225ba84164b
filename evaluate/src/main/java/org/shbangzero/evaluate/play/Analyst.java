package org.shbangzero.evaluate.play;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.play.game.AnalysisView;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.GameLine;
import org.shbangzero.evaluate.think.Reporter;
import org.shbangzero.evaluate.think.ThinkControl;
import org.shbangzero.evaluate.think.ThinkTask;
import org.shbangzero.evaluate.think.ThinkerFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Analyses a position that is looked at, with a search and a thread of its own, for so many simulations or until another one is looked
 * at, or nobody asks for a while. As long as a game's engine thinks against time it waits, so as not to take time from it. Thread-safe.
 */
final class Analyst implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Analyst.class);
    private static final int LINES = 3;
    private static final long MOST_SIMULATIONS = 100_000;
    private static final long NANOS_BETWEEN_REPORTS = TimeUnit.MILLISECONDS.toNanos(250);

    /** After which it is taken that nobody looks any more; a page that does asks without a pause. */
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(60);

    private final LongSupplier nanoTime;
    private final ThinkerThread thread;
    /** What is looked at; null if nothing. */
    private GameLine line;

    /** Whether the game is over there; found before a search shares the position. */
    private boolean over;

    private ThinkControl control;
    /** Of the search that runs or has ended; what others report comes too late. */
    private long search;

    private boolean waiting;
    private boolean closed;
    private AnalysisView view = AnalysisView.none(0);

    /** When somebody asked last. */
    private long asked;

    /**
     * Looks at nothing yet.
     *
     * @param thinkers stays open
     * @param nanoTime as {@link System#nanoTime}
     */
    Analyst(ThinkerFactory thinkers, LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        thread = new ThinkerThread("analysis", thinkers);
    }

    /** Looks at a position; the same one again changes nothing. */
    synchronized AnalysisView look(GameLine next) {
        boolean isSame = line != null
                && line.start().equals(next.start())
                && line.moves().equals(next.moves())
                && line.position().game().id().equals(next.position().game().id());
        asked = nanoTime.getAsLong();
        if (!isSame) {
            halt();
            line = next;
            over = next.position().result().isOver();
            begin();
        }
        return view;
    }

    /** Looks at nothing any more. */
    synchronized AnalysisView stop() {
        halt();
        line = null;
        show(AnalysisView.none(nextVersion()));
        return view;
    }

    /** Whether to wait for the game's engine. */
    synchronized void await(boolean forEngine) {
        if (forEngine != waiting) {
            waiting = forEngine;
            if (line != null) {
                halt();
                begin();
            }
        }
    }

    private void halt() {
        search++;
        if (control != null) {
            control.stop();
            control = null;
        }
    }

    private void begin() {
        GameLine begun = line;
        if (over) {
            show(AnalysisView.failed(nextVersion(), begun.position(), "the game is over here"));
            return;
        }
        show(AnalysisView.begun(nextVersion(), begun.position(), waiting));
        if (!waiting) {
            ThinkControl limits = new ThinkControl(nanoTime, TimeBudget.UNLIMITED, false, false);
            control = limits;
            long id = search;
            thread.execute(() -> think(id, begun, limits));
        }
    }

    private void think(long id, GameLine begun, ThinkControl limits) {
        // The view is made of a copy, since the search walks through the other.
        Position position = begun.position().copy();
        try {
            OptionalLong nodes = OptionalLong.of(MOST_SIMULATIONS);
            ThinkTask task = new ThinkTask(begun, Set.of(), nodes, OptionalInt.empty(), false, LINES);
            Analysis analysis = thread.ready(position.game()).think(task, limits, new Reports(id, position));
            report(id, position, analysis, false);
        } catch (RuntimeException e) {
            LOG.error("analysis failed in {}", position.fen(), e);
            fail(id, position, "the analysis failed: " + e.getMessage());
        }
    }

    /** Passes on how the search stands, now and then. */
    private final class Reports implements Reporter {
        private final long id;
        private final Position position;
        private final AtomicLong next = new AtomicLong(nanoTime.getAsLong());

        Reports(long id, Position position) {
            this.id = id;
            this.position = position;
        }

        @Override
        public boolean isDue() {
            return nanoTime.getAsLong() - next.get() >= 0;
        }

        @Override
        public void report(Analysis analysis) {
            next.set(nanoTime.getAsLong() + NANOS_BETWEEN_REPORTS);
            Analyst.this.report(id, position, analysis, true);
        }
    }

    private synchronized void report(long id, Position position, Analysis analysis, boolean running) {
        if (id == search) {
            show(AnalysisView.of(nextVersion(), position, analysis, running));
            if (nanoTime.getAsLong() - asked > PATIENCE_NANOS) {
                control.stop();
            }
        }
    }

    private synchronized void fail(long id, Position position, String trouble) {
        if (id == search) {
            show(AnalysisView.failed(nextVersion(), position, trouble));
        }
    }

    private long nextVersion() {
        return view.version() + 1;
    }

    private void show(AnalysisView next) {
        view = next;
        notifyAll();
    }

    /**
     * What is known.
     *
     * @param seen version that is known already, for which something newer is waited for; if absent the answer comes at once
     * @param millis to wait at most
     */
    synchronized AnalysisView view(Optional<Long> seen, long millis) throws InterruptedException {
        asked = nanoTime.getAsLong();
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        long left = millis;
        while (seen.isPresent() && seen.get() == view.version() && left > 0 && !closed) {
            wait(left);
            left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
        }
        return view;
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            stop();
        }
        thread.close();
    }
}
