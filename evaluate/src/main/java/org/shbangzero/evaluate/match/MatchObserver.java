package org.shbangzero.evaluate.match;

import org.shbangzero.evaluate.opening.DrawnOpenings;

/** Watches a match. Called from any of its threads, by one at a time. */
@FunctionalInterface
public interface MatchObserver {
    MatchObserver NONE = (game, soFar) -> {};

    /** The openings are known; no game has begun. */
    default void openingsDrawn(DrawnOpenings openings) {}

    /**
     * A game has ended.
     *
     * @param soFar the report over all pairs that are finished, in each encounter up to the first unfinished one
     */
    void gameEnded(GameRecord game, TournamentReport soFar);
}
