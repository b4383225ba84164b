package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
        String schedule,
        boolean open,
        long seed,
        String openings,
        String time,
        int maxPlies,
        String adjudication) {
    static final int VERSION = 3;

    static MatchHeader of(Game game, List<Player> players, Schedule schedule, MatchSettings settings) {
        GameRules rules = settings.rules();
        return new MatchHeader(
                VERSION,
                game.id(),
                players.stream().map(Player::name).toList(),
                players.stream().map(MatchHeader::describe).toList(),
                schedule.description(),
                schedule.isOpen(),
                settings.seed(),
                settings.book().description() + ", " + settings.openings(),
                rules.time() + ", margin " + rules.timeMargin() + " ms",
                rules.maxPlies(),
                rules.adjudication().toString());
    }

    private static String describe(Player player) {
        return player.description()
                + player.timeControl().map(control -> ", time " + control).orElse("");
    }

    /** What is different in another match, as text; empty if nothing is. */
    List<String> differences(MatchHeader other) {
        List<String> different = new ArrayList<>();
        compare("version", version, other.version, different);
        compare("game", game, other.game, different);
        if (open) {
            compareCommonPlayers(other, different);
        } else if (players.size() == other.players.size()) {
            comparePlayers(other, different);
        } else {
            compare("number of players", players.size(), other.players.size(), different);
        }
        compare("schedule", schedule, other.schedule, different);
        compare("seed", seed, other.seed, different);
        compare("choice of openings", openings, other.openings, different);
        compare("time control", time, other.time, different);
        compare("maximum of plies", maxPlies, other.maxPlies, different);
        compare("adjudication", adjudication, other.adjudication, different);
        return different;
    }

    private void comparePlayers(MatchHeader other, List<String> different) {
        for (int i = 0; i < players.size(); i++) {
            compare("player " + (i + 1), players.get(i), other.players.get(i), different);
            compare("setting of player " + (i + 1), playerSettings.get(i), other.playerSettings.get(i), different);
        }
    }

    private void compareCommonPlayers(MatchHeader other, List<String> different) {
        for (int i = 0; i < players.size(); i++) {
            int there = other.players.indexOf(players.get(i));
            if (there >= 0) {
                String what = "setting of player " + players.get(i);
                compare(what, playerSettings.get(i), other.playerSettings.get(there), different);
            }
        }
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
        return new MatchHeader(version, game, names, all, schedule, open, seed, openings, time, maxPlies, adjudication);
    }

    private static void compare(String what, Object mine, Object theirs, List<String> different) {
        if (!Objects.equals(mine, theirs)) {
            different.add(what + " (" + mine + ", now " + theirs + ")");
        }
    }
}
