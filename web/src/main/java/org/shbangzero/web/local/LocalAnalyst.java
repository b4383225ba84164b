package org.shbangzero.web.local;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.play.game.AnalysisView;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.GameLine;
import org.shbangzero.evaluate.think.Reporter;
import org.shbangzero.evaluate.think.ThinkControl;
import org.shbangzero.evaluate.think.ThinkTask;

/**
 * Analyses a position that is looked at, for so many simulations or until another one is looked at. While the game's engine thinks it
 * waits: there is one processor for both.
 */
final class LocalAnalyst {
    private static final int LINES = 3;
    private static final long MOST_SIMULATIONS = 100_000;
    private static final long NANOS_BETWEEN_REPORTS = TimeUnit.MILLISECONDS.toNanos(250);

    private final Lane lane;
    private final Runnable changed;
    /** What is looked at; null if nothing. */
    private GameLine line;

    private ThinkControl control;
    /** Of the search that runs or has ended; what others report comes too late. */
    private long search;

    private boolean waiting;
    private AnalysisView view = AnalysisView.none(0);

    /** @param changed is told that there is another {@link #view} */
    LocalAnalyst(Lane lane, Runnable changed) {
        this.lane = lane;
        this.changed = changed;
    }

    AnalysisView view() {
        return view;
    }

    /** Looks at a position; the same one again changes nothing. */
    void look(GameLine next) {
        if (line == null || !isSame(next, line)) {
            halt();
            line = next;
            begin();
        }
    }

    private static boolean isSame(GameLine a, GameLine b) {
        return a.start().equals(b.start())
                && a.moves().equals(b.moves())
                && a.position().game().id().equals(b.position().game().id());
    }

    /** Looks at nothing any more. */
    void stop() {
        halt();
        line = null;
        show(AnalysisView.none(nextVersion()));
    }

    /** Whether to wait for the game's engine. */
    void await(boolean forEngine) {
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
        GameLine asked = line;
        if (asked.position().result().isOver()) {
            show(AnalysisView.failed(nextVersion(), asked.position(), "the game is over here"));
            return;
        }
        show(AnalysisView.begun(nextVersion(), asked.position(), waiting));
        if (!waiting) {
            ThinkControl begun = new ThinkControl(System::nanoTime, TimeBudget.UNLIMITED, false, false);
            control = begun;
            long id = search;
            lane.execute(() -> think(id, asked, begun));
        }
    }

    private void think(long id, GameLine asked, ThinkControl begun) {
        // The view is made of a copy, since the search walks through the other.
        Position position = asked.position().copy();
        try {
            ThinkTask task = new ThinkTask(
                    asked, Set.of(), OptionalLong.of(MOST_SIMULATIONS), OptionalInt.empty(), false, LINES);
            Analysis analysis = lane.ready(position.game()).think(task, begun, new Reports(id, position));
            report(id, position, analysis, false);
        } catch (RuntimeException e) {
            if (id == search) {
                show(AnalysisView.failed(nextVersion(), position, "the analysis failed: " + e.getMessage()));
            }
        }
    }

    /** Passes on how the search stands, now and then. */
    private final class Reports implements Reporter {
        private final long id;
        private final Position position;
        private long next = System.nanoTime();

        Reports(long id, Position position) {
            this.id = id;
            this.position = position;
        }

        @Override
        public boolean isDue() {
            return System.nanoTime() - next >= 0;
        }

        @Override
        public void report(Analysis analysis) {
            next = System.nanoTime() + NANOS_BETWEEN_REPORTS;
            LocalAnalyst.this.report(id, position, analysis, true);
        }
    }

    private void report(long id, Position position, Analysis analysis, boolean running) {
        if (id == search) {
            show(AnalysisView.of(nextVersion(), position, analysis, running));
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
