package org.shbangzero.evaluate.match;

/** Watches a match. Called from any of its threads, by one at a time. */
@FunctionalInterface
public interface MatchObserver {
    MatchObserver NONE = (game, soFar) -> {};

    /**
     * A game has ended.
     *
     * @param soFar the report over all pairs that are finished, in each encounter up to the first unfinished one
     */
    void gameEnded(GameRecord game, TournamentReport soFar);
}
