package org.shbangzero.evaluate.play.game;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.GameLine;
import org.shbangzero.evaluate.think.Reporter;
import org.shbangzero.evaluate.think.ThinkControl;
import org.shbangzero.evaluate.think.ThinkTask;

/**
 * Analyses a position that is looked at, in a lane of its own, for so many simulations or until another one is looked at, or nobody asks
 * for a while. While it is told to wait for the game's engine it does not think. Not thread-safe, but for what the lane delivers.
 */
public final class Analyst {
    private static final int LINES = 3;
    private static final long MOST_SIMULATIONS = 100_000;
    private static final long NANOS_BETWEEN_REPORTS = 250_000_000L;

    /** After which it is taken that nobody looks any more; a page that does asks without a pause. */
    private static final long PATIENCE_NANOS = 60_000_000_000L;

    private final ThinkerLane lane;
    private final LongSupplier nanoTime;
    private final Runnable changed;
    /** What is looked at; null if nothing. */
    private GameLine line;

    /** Whether the game is over there; found before a search shares the position. */
    private boolean over;

    private ThinkControl control;
    /** Of the search that runs or has ended; what others report comes too late. */
    private long search;

    private boolean waiting;
    private AnalysisView view = AnalysisView.none(0);

    /** When somebody asked last. */
    private long asked;

    /**
     * Looks at nothing yet.
     *
     * @param nanoTime as {@link System#nanoTime}
     * @param changed is told that there is another {@link #view}
     */
    public Analyst(ThinkerLane lane, LongSupplier nanoTime, Runnable changed) {
        this.lane = lane;
        this.nanoTime = nanoTime;
        this.changed = changed;
    }

    /** What is known. Whoever looks asks again and again. */
    public AnalysisView view() {
        asked = nanoTime.getAsLong();
        return view;
    }

    /** Looks at a position; the same one again changes nothing. */
    public void look(GameLine next) {
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
    }

    /** Looks at nothing any more. */
    public void stop() {
        halt();
        line = null;
        show(AnalysisView.none(nextVersion()));
    }

    /** Whether to wait for the game's engine. */
    public void await(boolean forEngine) {
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
            lane.execute(() -> think(id, begun, limits));
        }
    }

    private void think(long id, GameLine begun, ThinkControl limits) {
        // The view is made of a copy, since the search walks through the other.
        Position position = begun.position().copy();
        try {
            OptionalLong nodes = OptionalLong.of(MOST_SIMULATIONS);
            ThinkTask task = new ThinkTask(begun, Set.of(), nodes, OptionalInt.empty(), false, LINES);
            Analysis analysis = lane.ready(position.game()).think(task, limits, new Reports(id, position));
            lane.deliver(() -> report(id, position, analysis, false));
        } catch (RuntimeException e) {
            lane.record("analysis failed in " + position.fen(), e);
            lane.deliver(() -> fail(id, position, "the analysis failed: " + e.getMessage()));
        }
    }

    /** Passes on how the search stands, now and then. */
    private final class Reports implements Reporter {
        private final long id;
        private final Position position;
        /** Volatile since it is up to the thinker which thread asks. */
        private volatile long next = nanoTime.getAsLong();

        Reports(long id, Position position) {
            this.id = id;
            this.position = position;
        }

        @Override
        public boolean isDue() {
            return nanoTime.getAsLong() - next >= 0;
        }

        @Override
        public void report(Analysis analysis) {
            next = nanoTime.getAsLong() + NANOS_BETWEEN_REPORTS;
            lane.deliver(() -> Analyst.this.report(id, position, analysis, true));
        }
    }

    private void report(long id, Position position, Analysis analysis, boolean running) {
        if (id == search) {
            show(AnalysisView.of(nextVersion(), position, analysis, running));
            if (nanoTime.getAsLong() - asked > PATIENCE_NANOS) {
                control.stop();
            }
        }
    }

    private void fail(long id, Position position, String trouble) {
        if (id == search) {
            show(AnalysisView.failed(nextVersion(), position, trouble));
        }
    }

    private long nextVersion() {
        return view.version() + 1;
    }

    private void show(AnalysisView next) {
        view = next;
        changed.run();
    }
}
