package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.stats.Sprt;

/** All games of a match, by encounter. Safe for threads. */
final class MatchLedger {
    private final String game;
    private final List<String> players;
    private final Optional<Sprt> test;
    private final Map<Encounter, EncounterLedger> encounters = new LinkedHashMap<>();
    /** In the order in which they were scheduled; null for games that are not there yet. */
    private final Map<Pairing, GameRecord[]> games = new LinkedHashMap<>();

    private int finishedGames;

    /** Two players by index. */
    private record Encounter(int first, int second) {
        private static Encounter of(Pairing pairing) {
            return new Encounter(pairing.first(), pairing.second());
        }
    }

    /**
     * A ledger without games.
     *
     * @param players names by index
     * @param test ends the match between two players
     */
    MatchLedger(Game game, List<String> players, Optional<Sprt> test) {
        this.game = game.id();
        this.players = players;
        this.test = test;
    }

    /** Makes room for the games of a pairing. */
    synchronized void schedule(Pairing pairing) {
        games.put(pairing, new GameRecord[Pairing.GAMES]);
        encounters.computeIfAbsent(
                Encounter.of(pairing),
                encounter -> new EncounterLedger(
                        test, new MatchTally(game, name(encounter.first()), name(encounter.second()), test)));
    }

    private String name(int player) {
        return players.get(player);
    }

    /** Takes in a game of a pairing that was scheduled. */
    synchronized void add(Pairing pairing, GameRecord game) {
        games.get(pairing)[game.game()] = game;
        finishedGames++;
        encounters.get(Encounter.of(pairing)).add(game);
    }

    /** Whether the sequential test has come to its end. */
    synchronized boolean isDecided() {
        return encounters.values().stream().anyMatch(EncounterLedger::isDecided);
    }

    synchronized int finishedGames() {
        return finishedGames;
    }

    synchronized TournamentReport report() {
        return new TournamentReport(
                game,
                players,
                encounters.values().stream().map(EncounterLedger::report).toList());
    }

    /** The games that count, in the order in which they were scheduled. */
    synchronized List<GameRecord> games() {
        List<GameRecord> counting = new ArrayList<>();
        games.forEach((pairing, pair) -> {
            for (GameRecord record : pair) {
                if (record != null && !encounters.get(Encounter.of(pairing)).isBeyondDecision(record)) {
                    counting.add(record);
                }
            }
        });
        return counting;
    }
}
