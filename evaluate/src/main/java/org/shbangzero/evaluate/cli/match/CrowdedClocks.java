package org.shbangzero.evaluate.cli.match;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.shbangzero.evaluate.match.MatchSettings;
import org.shbangzero.evaluate.player.Player;

/** Whether the clocks of a match would run while players wait for a processor. */
final class CrowdedClocks {
    private CrowdedClocks() {}

    /**
     * A warning in one line, if there is cause for one.
     *
     * @param games of the whole match: no more can be played at a time
     * @param processors that there are
     * @param load processors that other programs need on average, below 0 if unknown
     */
    static Optional<String> warning(
            MatchSettings settings, List<Player> players, long games, int processors, double load) {
        boolean timed = players.stream()
                .anyMatch(player -> !settings.rules().timeOf(player).isUnlimited());
        // The two players of a game think in turn.
        int perGame = players.stream().mapToInt(Player::threads).max().orElse(1);
        long atOnce = Math.min(settings.threads(), games);
        String machine = processors + (processors == 1 ? " processor" : " processors");
        boolean crowded = atOnce * perGame > processors;
        if (timed && !crowded && load > processors) {
            return Optional.of(String.format(
                    Locale.ROOT,
                    "clocks run on a machine that is busy already: a load of %.1f on %s; players will wait",
                    load,
                    machine));
        }
        if (!timed || !crowded) {
            return Optional.empty();
        }
        String each = perGame == 1 ? "" : ", each with up to " + perGame + " threads,";
        return Optional.of("clocks run while players wait for a processor: " + atOnce + " games at a time"
                + each + " on " + machine + "; --threads "
                + Math.max(1, processors / perGame) + " is fairer");
    }
}
