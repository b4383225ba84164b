package org.shbangzero.selfplay.search;

import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.config.Default;
import org.shbangzero.selfplay.config.Description;
import org.shbangzero.selfplay.config.Range;

/** How to search. Values {@code q} are win less loss, from -1 to 1. */
public record SearchSettings(
        @Default("gumbel") @Description("which search: gumbel (made for few simulations) or puct (AlphaZero's)")
                SearchAlgorithm algorithm,
        @Default("64")
                @Range(min = 1, max = SearchSettings.MOST_SIMULATIONS)
                @Description(
                        "positions looked at for one move, beyond the root itself; what is kept from the move before counts, but a quarter is always new")
                int simulations,
        @Default("true") @Description("whether the part of the tree below the played move is kept for the next search")
                boolean reuseTree,
        @Default("16")
                @Range(min = 1, max = 1024)
                @Description("Gumbel: how many moves the search of a root starts with, m of the paper")
                int gumbelConsidered,
        @Default("50")
                @Range(min = 0, max = 1e6)
                @Description("Gumbel: c_visit of the paper, in sigma(q) = (c_visit + most visits) * c_scale * q")
                double gumbelVisitOffset,
        @Default("0.25")
                @Range(min = 1e-6, max = 1e3)
                @Description(
                        "Gumbel: c_scale of the paper, for values q from -1 to 1; higher trusts values more and priors less")
                double gumbelValueScale,
        @Default("1.25")
                @Range(min = 1e-6, max = 1e3)
                @Description("PUCT: exploration at few visits, c_init of AlphaZero")
                double puctExploration,
        @Default("19652")
                @Range(min = 1, max = 1e9)
                @Description("PUCT: how slowly exploration grows with visits, c_base of AlphaZero")
                double puctExplorationBase,
        @Default("0.2")
                @Range(min = 0, max = 2)
                @Description(
                        "PUCT: how much worse than its parent an unvisited position is taken to be, times the root of the prior visited")
                double puctFirstPlayReduction,
        @Default("0.3")
                @Range(min = 1e-3, max = 1e3)
                @Description("PUCT: concentration of the Dirichlet noise at the root")
                double puctNoiseAlpha,
        @Default("0.25")
                @Range(min = 0, max = 1)
                @Description("PUCT: share of the noise in the root's priors; 0 for none")
                double puctNoiseShare,
        @Default("2")
                @Range(min = 0, max = 1e3)
                @Description("PUCT: k of forced playouts and policy-target pruning (KataGo); 0 for none")
                double puctForcedPlayouts) {
    private static final int MOST_SIMULATIONS = 1_000_000;

    /**
     * The usual settings of an algorithm.
     *
     * <p>The value scale is measured: with a network whose values are off by 0.2, the policy target of 16 to 64 simulations
     * is worth little more at 0.5 than at 0.25, and no more at 1, where it has lost most of its variety; at 0.1 it gains a third less.
     */
    public static SearchSettings of(SearchAlgorithm algorithm, int simulations) {
        requireRange(simulations);
        return new SearchSettings(algorithm, simulations, true, 16, 50, 0.25, 1.25, 19652, 0.2, 0.3, 0.25, 2);
    }

    /** Without reflection, which there is none of where a page searches. */
    private static void requireRange(int simulations) {
        if (simulations < 1 || simulations > MOST_SIMULATIONS) {
            throw new InputException(
                    "simulations is " + simulations + "; expected a whole number from 1 to " + MOST_SIMULATIONS);
        }
    }

    /** The same search with another number of simulations, at least 1. */
    public SearchSettings withSimulations(int number) {
        requireRange(number);
        return with(algorithm, number, reuseTree);
    }

    /** The same search by the other algorithm. */
    public SearchSettings withAlgorithm(SearchAlgorithm other) {
        return with(other, simulations, reuseTree);
    }

    /** The same search, keeping the tree from move to move or not. */
    public SearchSettings withReuseTree(boolean reuse) {
        return with(algorithm, simulations, reuse);
    }

    private SearchSettings with(SearchAlgorithm newAlgorithm, int newSimulations, boolean newReuseTree) {
        return new SearchSettings(
                newAlgorithm,
                newSimulations,
                newReuseTree,
                gumbelConsidered,
                gumbelVisitOffset,
                gumbelValueScale,
                puctExploration,
                puctExplorationBase,
                puctFirstPlayReduction,
                puctNoiseAlpha,
                puctNoiseShare,
                puctForcedPlayouts);
    }
}
