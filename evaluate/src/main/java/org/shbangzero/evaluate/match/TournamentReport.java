package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.shbangzero.evaluate.stats.PoolResults;
import org.shbangzero.evaluate.stats.Ratings;

/**
 * What a match of any number of players has shown. It holds no times, so a match that was interrupted has the report of one
 * that was not.
 *
 * @param game id of the game
 * @param players their names, in the order in which they entered
 * @param encounters the report of each two that have met, from the view of the one that entered first
 * @param anchor from whom ratings are measured
 */
@JsonPropertyOrder({"game", "players", "anchor", "standings", "encounters"})
public record TournamentReport(String game, List<String> players, List<MatchReport> encounters, Anchor anchor) {
    public TournamentReport {
        players = List.copyOf(players);
        encounters = List.copyOf(encounters);
    }

    /** What whole games of whole pairs have shown. Players entered in the order in which they appear. */
    static TournamentReport of(String game, List<GameRecord> games) {
        Set<String> players = new LinkedHashSet<>();
        Map<List<String>, EncounterLedger> encounters = new LinkedHashMap<>();
        for (GameRecord record : games) {
            players.add(record.first());
            players.add(record.second());
            encounters
                    .computeIfAbsent(List.of(record.first(), record.second()), names -> {
                        MatchTally tally = new MatchTally(game, names.get(0), names.get(1), Optional.empty());
                        return new EncounterLedger(Optional.empty(), tally);
                    })
                    .add(record);
        }
        return new TournamentReport(
                game,
                List.copyOf(players),
                encounters.values().stream().map(EncounterLedger::report).toList());
    }

    /** Ratings are measured from the player that entered first, who has 0. */
    public TournamentReport(String game, List<String> players, List<MatchReport> encounters) {
        this(game, players, encounters, new Anchor(players.get(0), 0));
    }

    /** The same report with another anchor, who is one of the players. */
    TournamentReport anchoredAt(Anchor other) {
        return new TournamentReport(game, players, encounters, other);
    }

    /** Whether there are two players only. */
    @JsonIgnore
    public boolean isMatch() {
        return players.size() == 2;
    }

    /** What each player has scored, the best score first; equal scores in the order in which the players entered. */
    @JsonIgnore
    public List<Standing> standings() {
        PoolResults pool = pool();
        return standings(player -> new Standing(players.get(player), pool.games(player), null));
    }

    /** The same with ratings, the highest first. They take some time where players are many. */
    @JsonProperty(value = "standings", access = JsonProperty.Access.READ_ONLY)
    public List<Standing> ratedStandings() {
        PoolResults pool = pool();
        Ratings ratings = Ratings.of(pool, players.indexOf(anchor.player()), 0);
        return standings(player -> new Standing(
                        players.get(player),
                        pool.games(player),
                        ratings.player(player)
                                .map(rating -> rating.difference().plus(anchor.elo()))
                                .orElse(null)))
                .stream()
                .sorted(Comparator.comparingDouble(TournamentReport::strength).reversed())
                .toList();
    }

    /** Those without a rating come last. */
    private static double strength(Standing standing) {
        return standing.elo() == null
                ? Double.NEGATIVE_INFINITY
                : standing.elo().difference().estimate();
    }

    private List<Standing> standings(IntFunction<Standing> standing) {
        return IntStream.range(0, players.size())
                .mapToObj(standing)
                .sorted(Comparator.comparingDouble(player -> -player.results().score()))
                .toList();
    }

    /** The results of all players, who have their index as number. */
    public PoolResults pool() {
        PoolResults pool = new PoolResults(players.size());
        for (MatchReport encounter : encounters) {
            int first = players.indexOf(encounter.first());
            pool.addPairs(first, players.indexOf(encounter.second()), encounter.outcomes());
        }
        return pool;
    }

    /** Tables for people, several lines, each ended. */
    public String text() {
        return isMatch() ? encounters.get(0).text() : new TournamentText(this).text();
    }

    /** The lines of {@link #text} that matter while games are played; the last players are left out if there are too many. */
    public List<String> liveLines(int mostLines) {
        return isMatch()
                ? encounters.get(0).liveLines().stream().limit(mostLines).toList()
                : new TournamentText(this).liveLines(mostLines);
    }

    /** How it stands, in a few words. */
    public String line() {
        return isMatch() ? encounters.get(0).line() : new TournamentText(this).line();
    }

    /** All of it as a JSON object. */
    public JsonNode json() {
        return new ObjectMapper().valueToTree(this);
    }
}
