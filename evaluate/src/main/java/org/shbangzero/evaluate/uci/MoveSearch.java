package org.shbangzero.evaluate.uci;

import java.util.List;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.ThinkControl;
import org.shbangzero.evaluate.think.ThinkTask;
import org.shbangzero.evaluate.think.Thinker;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What {@code go} does: thinks, reports, and when it may, says the best move. */
final class MoveSearch implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(MoveSearch.class);
    private static final String NO_MOVE = "(none)";

    private final Thinker thinker;
    private final ThinkTask task;
    private final ThinkControl control;
    private final InfoReporter reporter;
    private final UciOutput out;

    MoveSearch(Thinker thinker, ThinkTask task, ThinkControl control, InfoReporter reporter, UciOutput out) {
        this.thinker = thinker;
        this.task = task;
        this.control = control;
        this.reporter = reporter;
        this.out = out;
    }

    @Override
    public void run() {
        String answer = NO_MOVE;
        try {
            answer = think();
        } catch (InputException e) {
            out.info(e.getMessage());
        } catch (RuntimeException | Error e) {
            // Whatever it was: who asked for a move waits for an answer, and the next search may fare better.
            LOG.error("thinking failed in {}", task.line().position().fen(), e);
            out.info("internal error: " + e);
        }
        try {
            control.awaitRelease();
            out.line("bestmove " + answer);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The words after {@code bestmove}. */
    private String think() {
        Position position = task.line().position();
        if (position.legalMoveCount() == 0) {
            boolean isLost = position.result().winner() == Side.opponent(position.sideToMove());
            out.line("info depth 0 score " + (isLost ? "mate 0" : "cp 0"));
            return NO_MOVE;
        }
        Analysis analysis = thinker.think(task, control, reporter);
        reporter.finish(analysis);
        List<String> moves = analysis.best().moves();
        return moves.get(0) + (moves.size() > 1 ? " ponder " + moves.get(1) : "");
    }
}
