package org.shbangzero.evaluate.match;

import java.time.Duration;
import java.util.List;

/**
 * A match that has ended.
 *
 * @param status why it ended
 * @param report over all complete pairs
 * @param games the games played, in order of pairs
 * @param elapsed time that this run of the match took
 */
public record MatchOutcome(Status status, MatchReport report, List<GameRecord> games, Duration elapsed) {
    /** Why a match ended. */
    public enum Status {
        /** All games were played. */
        COMPLETE,
        /** The sequential test was decided before all games were played. */
        DECIDED,
        /** Somebody stopped it; with its journal it can go on. */
        CANCELLED
    }

    public MatchOutcome {
        games = List.copyOf(games);
    }
}
