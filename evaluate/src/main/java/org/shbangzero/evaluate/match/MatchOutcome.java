package org.shbangzero.evaluate.match;

import java.time.Duration;
import java.util.List;

/**
 * A match that has ended.
 *
 * @param status why it ended
 * @param table over all complete pairs of all players
 * @param games the games that count, in the order of the schedule
 * @param entrants the players, in the order in which they entered
 * @param elapsed time that this run of it took
 */
public record MatchOutcome(
        Status status, TournamentReport table, List<GameRecord> games, List<Entrant> entrants, Duration elapsed) {
    /** Why it ended. */
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
        entrants = List.copyOf(entrants);
    }

    /** The report of a match between two players, from the first one's view. */
    public MatchReport report() {
        if (table.encounters().size() != 1) {
            throw new IllegalStateException("more than two players");
        }
        return table.encounters().get(0);
    }
}
