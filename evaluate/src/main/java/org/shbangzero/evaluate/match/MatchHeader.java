package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.player.Player;

/**
 * What must be the same for a match to be resumed: all that decides the games. The number of games and of threads is not
 * among it, so a match may be made longer.
 */
record MatchHeader(
        int version,
        String game,
        String first,
        String firstDescription,
        String second,
        String secondDescription,
        long seed,
        int minOpeningPlies,
        int maxOpeningPlies,
        int maxPlies) {
    private static final int VERSION = 2;

    static MatchHeader of(Game game, Player first, Player second, MatchSettings settings) {
        return new MatchHeader(
                VERSION,
                game.id(),
                first.name(),
                first.description(),
                second.name(),
                second.description(),
                settings.seed(),
                settings.minOpeningPlies(),
                settings.maxOpeningPlies(),
                settings.maxPlies());
    }

    /** What is different in another match, as text; empty if nothing is. */
    List<String> differences(MatchHeader other) {
        List<String> different = new ArrayList<>();
        compare("version", version, other.version, different);
        compare("game", game, other.game, different);
        compare("first player", first, other.first, different);
        compare("first player's settings", firstDescription, other.firstDescription, different);
        compare("second player", second, other.second, different);
        compare("second player's settings", secondDescription, other.secondDescription, different);
        compare("seed", seed, other.seed, different);
        compare("fewest opening plies", minOpeningPlies, other.minOpeningPlies, different);
        compare("most opening plies", maxOpeningPlies, other.maxOpeningPlies, different);
        compare("maximum plies", maxPlies, other.maxPlies, different);
        return different;
    }

    private static void compare(String what, Object mine, Object theirs, List<String> different) {
        if (!Objects.equals(mine, theirs)) {
            different.add(what + " (" + mine + ", now " + theirs + ")");
        }
    }
}
