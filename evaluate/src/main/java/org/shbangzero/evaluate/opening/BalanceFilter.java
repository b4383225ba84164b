package org.shbangzero.evaluate.opening;

import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.yardstick.AlphaBetaSearch;
import org.shbangzero.selfplay.SplitMix64;

/**
 * Passes openings in which neither side is far ahead, as {@link AlphaBetaSearch} sees it at a depth of {@value #DEPTH}. Its value
 * is that of minimax, so chance has no part in it. Not thread-safe.
 */
final class BalanceFilter {
    static final int DEPTH = 2;

    private final Game game;
    private final OptionalInt most;
    private final BooleanSupplier cancelled;
    /** Made when first needed: its table is large. */
    private AlphaBetaSearch search;

    /** @param most centipawns that a side may be ahead; all openings pass if it is absent */
    BalanceFilter(Game game, OptionalInt most) {
        this(game, most, () -> false);
    }

    /** @param cancelled asked before each opening */
    BalanceFilter(Game game, OptionalInt most, BooleanSupplier cancelled) {
        this.game = game;
        this.most = most;
        this.cancelled = cancelled;
    }

    /** @throws java.util.concurrent.CancellationException if nobody wants to know any more */
    boolean passes(Opening opening) {
        Cancellation.check(cancelled);
        return most.isEmpty() || Math.abs(value(opening)) <= most.getAsInt();
    }

    /** The value of the position that an opening reaches, in centipawns from the side to move's view. */
    int value(Opening opening) {
        if (search == null) {
            search = new AlphaBetaSearch(game);
        }
        search.choose(opening.play(game), DEPTH, new SplitMix64(0));
        return search.score();
    }

    /** What to add to a message about openings that were not enough: empty if all pass. */
    String condition() {
        return most.isEmpty() ? "" : " with neither side more than " + most.getAsInt() + " centipawns ahead";
    }
}
