package org.shbangzero.evaluate.play;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.think.GameLine;
import org.shbangzero.evaluate.think.ThinkTask;

/**
 * How far the engine thinks about a move: a number of simulations or a time, exactly one of them.
 *
 * @param simulations 1 to {@link #MOST_SIMULATIONS}, or null
 * @param millis {@link #LEAST_MILLIS} to {@link #MOST_MILLIS}, or null
 */
record Strength(Long simulations, Long millis) {
    static final long MOST_SIMULATIONS = 100_000;
    static final long LEAST_MILLIS = 50;
    static final long MOST_MILLIS = 600_000;
    static final Strength USUAL = new Strength(400L, null);

    Strength {
        if ((simulations == null) == (millis == null)) {
            throw new InputException("strength: expected either 'simulations' or 'millis'");
        }
        requireRange("simulations", simulations, 1, MOST_SIMULATIONS);
        requireRange("millis", millis, LEAST_MILLIS, MOST_MILLIS);
    }

    private static void requireRange(String name, Long value, long least, long most) {
        if (value != null && (value < least || value > most)) {
            throw new InputException(name + " is " + value + "; expected " + least + " to " + most);
        }
    }

    ThinkTask task(GameLine line) {
        OptionalLong nodes =
                Optional.ofNullable(simulations).map(OptionalLong::of).orElse(OptionalLong.empty());
        return new ThinkTask(line, Set.of(), nodes, OptionalInt.empty(), nodes.isPresent(), 1);
    }

    TimeBudget budget() {
        return millis == null ? TimeBudget.UNLIMITED : TimeBudget.fixed(millis);
    }
}
