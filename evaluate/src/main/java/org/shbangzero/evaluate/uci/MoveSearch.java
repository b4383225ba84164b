package org.shbangzero.evaluate.uci;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.Declaration;
import org.shbangzero.evaluate.think.Declarer;
import org.shbangzero.evaluate.think.ThinkControl;
import org.shbangzero.evaluate.think.ThinkTask;
import org.shbangzero.evaluate.think.Thinker;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What {@code go} does: thinks, reports, and when it may, says the best move. */
final class MoveSearch implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(MoveSearch.class);
    private static final String NO_MOVE = "(none)";

    private final Supplier<Thinker> thinker;
    private final ThinkTask task;
    private final ThinkControl control;
    private final InfoReporter reporter;
    private final UciOutput out;
    private final Optional<Declarer> declarer;

    /**
     * A search that has not begun.
     *
     * @param thinker what thinks, once it is ready: making it so counts as thinking
     * @param declarer says when to resign or to offer a draw, if that is wanted
     */
    MoveSearch(
            Supplier<Thinker> thinker,
            ThinkTask task,
            ThinkControl control,
            InfoReporter reporter,
            UciOutput out,
            Optional<Declarer> declarer) {
        this.thinker = thinker;
        this.task = task;
        this.control = control;
        this.reporter = reporter;
        this.out = out;
        this.declarer = declarer;
    }

    @Override
    public void run() {
        Optional<Analysis> analysis = Optional.empty();
        try {
            analysis = think();
        } catch (InputException e) {
            out.info(e.getMessage());
        } catch (RuntimeException | Error e) {
            // Whatever it was: who asked for a move waits for an answer, and the next search may fare better.
            LOG.error("thinking failed in {}", task.line().position().fen(), e);
            out.info("internal error: " + e);
        }
        try {
            control.awaitRelease();
            answer(analysis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What comes of it; nothing without legal moves. */
    private Optional<Analysis> think() {
        Position position = task.line().position();
        if (position.legalMoveCount() == 0) {
            boolean isLost = position.result().winner() == Side.opponent(position.sideToMove());
            out.line("info depth 0 score " + (isLost ? "mate 0" : "cp 0"));
            return Optional.empty();
        }
        Analysis analysis = thinker.get().think(task, control, reporter);
        reporter.finish(analysis);
        return Optional.of(analysis);
    }

    private void answer(Optional<Analysis> analysis) {
        Declaration declaration = analysis.map(this::declaration).orElse(Declaration.NONE);
        if (declaration == Declaration.OFFERS_DRAW) {
            out.info("offer draw");
        }
        boolean resigns = declaration == Declaration.RESIGNS;
        out.line("bestmove "
                + (resigns ? "resign" : analysis.map(MoveSearch::moves).orElse(NO_MOVE)));
    }

    private Declaration declaration(Analysis analysis) {
        double expectation = analysis.best().score().expectation();
        return declarer.filter(d -> !control.isPondering())
                .map(d -> d.next(expectation, task.line().moves().size()))
                .orElse(Declaration.NONE);
    }

    private static String moves(Analysis analysis) {
        List<String> moves = analysis.best().moves();
        return moves.get(0) + (moves.size() > 1 ? " ponder " + moves.get(1) : "");
    }
}
