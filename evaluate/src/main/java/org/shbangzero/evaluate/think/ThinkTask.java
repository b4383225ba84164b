package org.shbangzero.evaluate.think;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What to think about, and how far.
 *
 * @param line the position, which has legal moves
 * @param searchMoves the moves to choose from; empty for all
 * @param nodes at most, at least 1
 * @param depth at which to stop, at least 1
 * @param onlyNodes whether nothing but {@code nodes} ends the search, so that they can be planned beforehand
 * @param multiPv how many lines to report, at least 1
 */
public record ThinkTask(
        GameLine line,
        Set<Integer> searchMoves,
        OptionalLong nodes,
        OptionalInt depth,
        boolean onlyNodes,
        int multiPv) {}
