package org.shbangzero.web.local;

import java.util.OptionalInt;
import java.util.Set;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.play.game.Engine;
import org.shbangzero.evaluate.play.game.EngineTask;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.Reporter;
import org.shbangzero.evaluate.think.ThinkControl;
import org.shbangzero.evaluate.think.ThinkTask;

/** The engine at the table; a new task makes it give up the one before. */
final class LocalEngine implements Engine {
    private final Lane lane;
    private final Listener listener;
    /** Of what it thinks about; null if nothing. */
    private ThinkControl control;

    /** Is told what comes of thinking. */
    interface Listener {
        /** The move to play, and what the engine expects of the game, 0 loss to 1 win. */
        void decided(long task, String uci, double expectation);

        /** It has no move to give, for a reason that a person can read. */
        void failed(long task, String reason);
    }

    LocalEngine(Lane lane, Listener listener) {
        this.lane = lane;
        this.listener = listener;
    }

    @Override
    public void newGame(Game next) {
        giveUp();
        lane.execute(() -> lane.ready(next).newGame());
    }

    @Override
    public void think(EngineTask task) {
        giveUp();
        ThinkControl begun = new ThinkControl(System::nanoTime, task.budget(), false, false);
        control = begun;
        lane.execute(() -> think(task, begun));
    }

    private void think(EngineTask task, ThinkControl begun) {
        try {
            boolean onlyNodes = task.simulations().isPresent() && !task.isTimed();
            ThinkTask limits =
                    new ThinkTask(task.line(), Set.of(), task.simulations(), OptionalInt.empty(), onlyNodes, 1);
            Analysis.Line best = lane.ready(task.line().position().game())
                    .think(limits, begun, Reporter.SILENT)
                    .best();
            listener.decided(task.id(), best.moves().get(0), best.score().expectation());
        } catch (RuntimeException e) {
            listener.failed(task.id(), "the engine failed: " + e.getMessage());
        }
    }

    @Override
    public void hurry() {
        if (control != null) {
            control.stop();
        }
    }

    @Override
    public void giveUp() {
        hurry();
        control = null;
    }
}
