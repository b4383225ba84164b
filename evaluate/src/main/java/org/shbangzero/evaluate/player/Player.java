package org.shbangzero.evaluate.player;

import java.util.Optional;
import org.shbangzero.evaluate.clock.TimeControl;

/** Someone who takes part in matches. Safe for any number of threads, each with sessions of its own. */
public interface Player {
    /** What tables and PGN files call the player, e.g. {@code quickstart@000003}. */
    String name();

    /**
     * What decides its moves, in one line, e.g. {@code network 3f2a… gumbel 64 simulations}: two players of the same
     * description choose the same moves from the same seeds, if they are {@link #isReproducible reproducible}. A resumed match is
     * recognised by it.
     */
    String description();

    /** Processors that it keeps busy while it thinks. */
    default int threads() {
        return 1;
    }

    /** The time that it has, if that is not what the others have. */
    default Optional<TimeControl> timeControl() {
        return Optional.empty();
    }

    /**
     * Whether it chooses the same moves again from the same seeds. Who thinks by time depends on the machine's speed.
     *
     * @param control of its clock
     */
    default boolean isReproducible(TimeControl control) {
        return true;
    }

    /** Whether it would think without end where the match has no clock, since nothing else limits its thinking. */
    default boolean needsClock() {
        return false;
    }

    /** A seat at a board, for one thread. */
    PlayerSession open();
}
