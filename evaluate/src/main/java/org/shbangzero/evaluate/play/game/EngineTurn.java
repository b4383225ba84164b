package org.shbangzero.evaluate.play.game;

import org.shbangzero.core.Game;
import org.shbangzero.evaluate.clock.ClockFace;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.clock.TimeManager;
import org.shbangzero.evaluate.think.GameLine;

/** Asks the engine, and knows which of its answers are still awaited. */
final class EngineTurn {
    private final Engine engine;
    /** Number of the last task; answers to others come too late. */
    private long task;

    private boolean thinking;
    private boolean timed;
    private String trouble;

    EngineTurn(Engine engine) {
        this.engine = engine;
    }

    void newGame(Game game) {
        giveUp();
        engine.newGame(game);
    }

    /** Lets it think about a move. */
    void ask(GameLine line, Strength strength, ClockFace clock) {
        giveUp();
        TimeBudget budget = strength.budget()
                .atMost(TimeManager.budget(
                        clock, TimeManager.USUAL_OVERHEAD, line.moves().size()));
        thinking = true;
        timed = budget.isLimited();
        engine.think(new EngineTask(task, line, strength.nodes(), budget));
    }

    /** Whatever it is asked is not wanted any more, and old troubles are over. */
    void giveUp() {
        engine.giveUp();
        thinking = false;
        trouble = null;
        task++;
    }

    void hurry() {
        engine.hurry();
    }

    /** Whether an answer to a task is awaited. */
    boolean awaits(long id) {
        return thinking && id == task;
    }

    /** It has failed, which is told until it is asked again. */
    void fail(String reason) {
        trouble = reason;
    }

    boolean isThinking() {
        return thinking;
    }

    /** Whether it thinks, and time matters. */
    boolean isTimed() {
        return thinking && timed;
    }

    /** What went wrong with its last move, or null. */
    String trouble() {
        return trouble;
    }
}
