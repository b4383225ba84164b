package org.shbangzero.evaluate.think;

import java.util.List;
import java.util.Optional;

/**
 * What a position looks like before any search, from the side to move's view.
 *
 * @param centipawns of what the search trusts at its leaves
 * @param chances of win, draw and loss, if the evaluation knows them
 * @param policy all legal moves, the likeliest first; empty if the evaluation prefers none
 */
public record Glance(int centipawns, Optional<Score> chances, List<Likely> policy) {
    public Glance {
        policy = List.copyOf(policy);
    }

    /**
     * A legal move.
     *
     * @param uci its text
     * @param probability that it is the best one, 0 to 1; those of all legal moves add up to 1
     */
    public record Likely(String uci, double probability) {}
}
