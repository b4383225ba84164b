package org.shbangzero.evaluate.match;

import static org.shbangzero.evaluate.match.MatchConditions.compare;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.player.Player;

/**
 * What must be the same for a match to be resumed: all that decides the games. The number of games and of threads is not
 * among it, so a match may be made longer.
 *
 * @param players their names
 * @param playerSettings what decides the moves of each
 * @param open whether players may join and leave
 */
record MatchHeader(
        int version,
        String game,
        List<String> players,
        List<String> playerSettings,
        boolean open,
        MatchConditions conditions) {
    static final int VERSION = 4;

    static MatchHeader of(Game game, List<Player> players, boolean open, MatchConditions conditions) {
        return new MatchHeader(
                VERSION,
                game.id(),
                players.stream().map(Player::name).toList(),
                players.stream().map(MatchHeader::describe).toList(),
                open,
                conditions);
    }

    private static String describe(Player player) {
        return player.description()
                + player.timeControl().map(control -> ", time " + control).orElse("");
    }

    /** What is different in a match that wants to go on from this one, as text; empty if nothing is. */
    List<String> differences(MatchHeader now) {
        List<String> different = new ArrayList<>();
        compare("game", game, now.game, different);
        if (open) {
            compareCommonPlayers(now, different);
        } else if (players.size() == now.players.size()) {
            comparePlayers(now, different);
        } else {
            compare("number of players", players.size(), now.players.size(), different);
        }
        conditions.addDifferences(now.conditions, different);
        return different;
    }

    private void comparePlayers(MatchHeader now, List<String> different) {
        PlayerChanges changes = new PlayerChanges();
        for (int i = 0; i < players.size(); i++) {
            compare("player " + (i + 1), players.get(i), now.players.get(i), different);
            changes.compare(players.get(i), playerSettings.get(i), now.playerSettings.get(i));
        }
        changes.addTo(different);
    }

    private void compareCommonPlayers(MatchHeader now, List<String> different) {
        PlayerChanges changes = new PlayerChanges();
        for (int i = 0; i < players.size(); i++) {
            int there = now.players.indexOf(players.get(i));
            if (there >= 0) {
                changes.compare(players.get(i), playerSettings.get(i), now.playerSettings.get(there));
            }
        }
        changes.addTo(different);
    }

    /** The header of a match that goes on with these players; those who have left stay known. */
    MatchHeader withPlayersOf(MatchHeader other) {
        List<String> names = new ArrayList<>(players);
        List<String> all = new ArrayList<>(playerSettings);
        for (int i = 0; i < other.players.size(); i++) {
            if (!names.contains(other.players.get(i))) {
                names.add(other.players.get(i));
                all.add(other.playerSettings.get(i));
            }
        }
        return new MatchHeader(version, game, names, all, open, conditions.startedOn(other.conditions.started()));
    }
}
