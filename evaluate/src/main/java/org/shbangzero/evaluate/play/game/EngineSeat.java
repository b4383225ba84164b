package org.shbangzero.evaluate.play.game;

import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.Reporter;
import org.shbangzero.evaluate.think.ThinkControl;
import org.shbangzero.evaluate.think.ThinkTask;

/** The engine at the table. It thinks in a lane; a new task makes it give up the one before. */
public final class EngineSeat implements Engine {
    private final ThinkerLane lane;
    private final LongSupplier nanoTime;
    private final Consumer<Consumer<PlayTable>> table;
    /** Of what it thinks about; null if nothing. */
    private ThinkControl control;

    /**
     * An engine that has nothing to do yet.
     *
     * @param nanoTime as {@link System#nanoTime}
     * @param table does at the table what it is given
     */
    public EngineSeat(ThinkerLane lane, LongSupplier nanoTime, Consumer<Consumer<PlayTable>> table) {
        this.lane = lane;
        this.nanoTime = nanoTime;
        this.table = table;
    }

    @Override
    public void newGame(Game next) {
        giveUp();
        lane.execute(() -> {
            try {
                lane.ready(next).newGame();
            } catch (RuntimeException e) {
                lane.record("the engine is not ready for " + next.id(), e);
            }
        });
    }

    @Override
    public void think(EngineTask task) {
        giveUp();
        ThinkControl begun = new ThinkControl(nanoTime, task.budget(), false, false);
        control = begun;
        lane.execute(() -> think(task, begun));
    }

    private void think(EngineTask task, ThinkControl begun) {
        Consumer<PlayTable> answer;
        try {
            boolean onlyNodes = task.simulations().isPresent() && !task.isTimed();
            ThinkTask limits =
                    new ThinkTask(task.line(), Set.of(), task.simulations(), OptionalInt.empty(), onlyNodes, 1);
            Analysis.Line best = lane.ready(task.line().position().game())
                    .think(limits, begun, Reporter.SILENT)
                    .best();
            answer = now ->
                    now.decided(task.id(), best.moves().get(0), best.score().expectation());
        } catch (RuntimeException e) {
            lane.record("thinking failed in " + task.line().position().fen(), e);
            answer = now -> now.failed(task.id(), "the engine failed: " + e.getMessage());
        }
        Consumer<PlayTable> given = answer;
        lane.deliver(() -> table.accept(given));
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
