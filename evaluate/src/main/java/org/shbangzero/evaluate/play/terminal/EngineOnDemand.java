package org.shbangzero.evaluate.play.terminal;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.play.game.Engine;
import org.shbangzero.evaluate.play.game.EngineTask;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.GameLine;
import org.shbangzero.evaluate.think.Reporter;
import org.shbangzero.evaluate.think.ThinkControl;
import org.shbangzero.evaluate.think.ThinkTask;
import org.shbangzero.evaluate.think.Thinker;

/** Remembers what the table wants thought about, until the loop that reads lines has time for it. */
final class EngineOnDemand implements Engine {
    private final Thinker thinker;
    private EngineTask task;

    EngineOnDemand(Thinker thinker) {
        this.thinker = thinker;
    }

    @Override
    public void newGame(Game game) {
        task = null;
        thinker.newGame();
    }

    @Override
    public void think(EngineTask wanted) {
        task = wanted;
    }

    @Override
    public void hurry() {
        // It thinks while nobody can ask for that.
    }

    @Override
    public void giveUp() {
        task = null;
    }

    /** What it shall think about now. */
    Optional<EngineTask> wanted() {
        return Optional.ofNullable(task);
    }

    /** Thinks about a position, as far as a number of simulations. */
    Analysis.Line best(GameLine line, OptionalLong simulations) {
        ThinkTask limits = new ThinkTask(line, Set.of(), simulations, OptionalInt.empty(), true, 1);
        ThinkControl control = new ThinkControl(System::nanoTime, TimeBudget.UNLIMITED, false, false);
        return thinker.think(limits, control, Reporter.SILENT).best();
    }
}
