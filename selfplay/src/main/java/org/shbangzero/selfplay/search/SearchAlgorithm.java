package org.shbangzero.selfplay.search;

/** The two searches. */
public enum SearchAlgorithm {
    /**
     * Sequential halving over moves sampled by Gumbel noise. Made for few simulations. Danihelka et al., "Policy
     * improvement by planning with Gumbel", ICLR 2022.
     */
    GUMBEL,
    /**
     * AlphaZero's search. Silver et al., "A general reinforcement learning algorithm that masters chess, shogi and Go
     * through self-play", Science 2018.
     */
    PUCT
}
