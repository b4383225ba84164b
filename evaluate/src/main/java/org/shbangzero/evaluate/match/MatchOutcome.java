package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;

/**
 * A match that has ended.
 *
 * @param status why it ended
 * @param table over all complete pairs of all players
 * @param games the games that count, in the order of the schedule
 * @param entrants the players, in the order in which they entered
 * @param conditions under which it was played
 * @param elapsed time that this run of it took
 */
public record MatchOutcome(
        Status status,
        TournamentReport table,
        List<GameRecord> games,
        List<Entrant> entrants,
        MatchConditions conditions,
        Duration elapsed) {
    /** Why it ended. */
    public enum Status {
        /** All games were played. */
        COMPLETE,
        /** The sequential test was decided before all games were played. */
        DECIDED,
        /** Somebody stopped it; with its journal it can go on. */
        CANCELLED
    }

    private static final ObjectMapper MAPPER = new ObjectMapper();

    public MatchOutcome {
        games = List.copyOf(games);
        entrants = List.copyOf(entrants);
    }

    /** Whether there is something to report. */
    public boolean hasPairs() {
        return table.encounters().stream()
                .anyMatch(encounter -> encounter.pairs().pairs() > 0);
    }

    /** Tables for people, several lines, each ended: what was played, then what it has shown. */
    public String text() {
        return conditions.insertedInto(table.text(), entrants) + LostByFault.text(games);
    }

    /** What it has shown and how it was played, as a JSON object. */
    JsonNode json() {
        ObjectNode json = (ObjectNode) table.json();
        ObjectNode settings = json.putObject("settings");
        settings.setAll((ObjectNode) MAPPER.valueToTree(conditions));
        settings.set("players", MAPPER.valueToTree(entrants));
        return json;
    }

    /** The report of a match between two players, from the first one's view. */
    public MatchReport report() {
        if (table.encounters().size() != 1) {
            throw new IllegalStateException("more than two players");
        }
        return table.encounters().get(0);
    }
}
