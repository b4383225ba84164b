package org.shbangzero.evaluate.think;

import java.util.List;
import java.util.Optional;
import org.shbangzero.selfplay.search.SearchRoot;

/**
 * What thinking has found so far.
 *
 * @param depth plies that the search looks ahead, on average
 * @param deepest plies that it looked ahead at most
 * @param nodes positions looked at for this move
 * @param hashPermille of the memory it may use, in thousandths
 * @param lines from the best on, at least one
 */
public record Analysis(int depth, int deepest, long nodes, int hashPermille, List<Line> lines) {
    /**
     * A line of play.
     *
     * @param move its first move
     * @param moves all its moves, in UCI notation
     * @param share of a tree search; nothing if the search keeps no such account
     */
    public record Line(int move, List<String> moves, Score score, Optional<Share> share) {}

    /**
     * How much of a tree search a move got.
     *
     * @param policy the network's probability of the move
     * @param visits of the move
     */
    public record Share(double policy, int visits) {}

    /** The depth of a tree search: plies that simulations go down on average, at least 1. */
    public static int depth(SearchRoot root) {
        return Math.max(1, (int) root.meanDepth());
    }

    /** The line to play. */
    public Line best() {
        return lines.get(0);
    }
}
