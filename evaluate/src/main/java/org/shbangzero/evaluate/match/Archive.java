package org.shbangzero.evaluate.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games that are on record, of this and of interrupted runs of the match. Used by one thread at a time. */
final class Archive {
    private final Optional<MatchJournal> journal;
    private final Map<Key, GameRecord> earlier = new LinkedHashMap<>();

    private record Key(String first, String second, int pair, int game) {}

    /** Nothing is kept. */
    Archive() {
        journal = Optional.empty();
    }

    /** Games are kept in a journal. */
    Archive(MatchJournal journal) {
        this.journal = Optional.of(journal);
        for (GameRecord game : journal.games()) {
            earlier.putIfAbsent(new Key(game.first(), game.second(), game.pair(), game.game()), game);
        }
    }

    /**
     * The pairings of games that were played before this run, in that order.
     *
     * @param players names by index; games of others are left out
     */
    List<Pairing> pairings(List<String> players) {
        return earlier.keySet().stream()
                .filter(key -> players.contains(key.first()) && players.contains(key.second()))
                .map(key -> new Pairing(players.indexOf(key.first()), players.indexOf(key.second()), key.pair()))
                .distinct()
                .toList();
    }

    /** A game that was played before this run. */
    Optional<GameRecord> find(String first, String second, int pair, int game) {
        return Optional.ofNullable(earlier.get(new Key(first, second, pair, game)));
    }

    /** Returns when the game is on disk. */
    void keep(GameRecord game) {
        journal.ifPresent(open -> open.append(game));
    }
}
