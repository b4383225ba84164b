package org.shbangzero.selfplay.search;

import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;

/**
 * How far one search goes.
 *
 * @param simulations at most so many, at least 1; see {@link SearchSettings#simulations()}
 * @param rootMoves which moves of the root are looked at; true for at least one legal move. A tree that was kept is used only
 *     if this is true for all
 * @param enough asked before each simulation, once the root is evaluated, while nothing is pending: {@link SearchRoot}
 *     shows the search so far. True ends the search as it stands
 */
public record SearchBounds(int simulations, IntPredicate rootMoves, BooleanSupplier enough) {
    /** More simulations than any search gets to; only for {@link SearchAlgorithm#PUCT}, which needs no plan of them. */
    public static final int UNLIMITED = 1 << 30;

    /** All moves, and exactly so many simulations unless the root is proven before. */
    public static SearchBounds of(int simulations) {
        return new SearchBounds(simulations, move -> true, () -> false);
    }
}
