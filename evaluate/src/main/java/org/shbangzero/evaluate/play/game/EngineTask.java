package org.shbangzero.evaluate.play.game;

import java.util.OptionalLong;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.think.GameLine;

/**
 * What an engine shall think about.
 *
 * @param id goes with the answer
 * @param line the position, and how it came about
 * @param simulations at most; empty for as many as the time allows
 * @param budget of time, which may be unlimited if simulations are not
 */
public record EngineTask(long id, GameLine line, OptionalLong simulations, TimeBudget budget) {
    /** Whether time matters, so that whatever else computes should wait. */
    public boolean isTimed() {
        return budget.isLimited();
    }
}
