package org.shbangzero.evaluate.cli;

import java.util.List;
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
     */
    static Optional<String> warning(MatchSettings settings, List<Player> players, long games, int processors) {
        boolean timed = players.stream()
                .anyMatch(player -> !settings.rules().timeOf(player).isUnlimited());
        // The two players of a game think in turn.
        int perGame = players.stream().mapToInt(Player::threads).max().orElse(1);
        long atOnce = Math.min(settings.threads(), games);
        if (!timed || atOnce * perGame <= processors) {
            return Optional.empty();
        }
        String each = perGame == 1 ? "" : ", each with up to " + perGame + " threads,";
        return Optional.of("clocks run while players wait for a processor: " + atOnce + " games at a time"
                + each + " on " + processors + (processors == 1 ? " processor" : " processors") + "; --threads "
                + Math.max(1, processors / perGame) + " is fairer");
    }
}
