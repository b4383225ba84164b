package org.shbangzero.evaluate.play.game;

import java.util.OptionalLong;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.clock.TimeBudget;

/**
 * How far an engine thinks about a move: a number of simulations, a time, or, if both are null, as far as its clock lets it.
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
        if (simulations != null && millis != null) {
            throw new InputException("strength: expected either 'simulations' or 'millis', not both");
        }
        requireRange("simulations", simulations, 1, MOST_SIMULATIONS);
        requireRange("millis", millis, LEAST_MILLIS, MOST_MILLIS);
    }

    private static void requireRange(String name, Long value, long least, long most) {
        if (value != null && (value < least || value > most)) {
            throw new InputException(name + " is " + value + "; expected " + least + " to " + most);
        }
    }

    /** Whether nothing but a clock limits it. */
    boolean isByClock() {
        return simulations == null && millis == null;
    }

    OptionalLong nodes() {
        return simulations == null ? OptionalLong.empty() : OptionalLong.of(simulations);
    }

    TimeBudget budget() {
        return millis == null ? TimeBudget.UNLIMITED : TimeBudget.fixed(millis);
    }
}
