package org.shbangzero.evaluate.match;

import org.shbangzero.evaluate.player.Player;

/**
 * Who took part in a match.
 *
 * @param name what tables and PGN files call it
 * @param settings what decides its moves, as {@link Player#description()}
 * @param time its time control, as {@link org.shbangzero.evaluate.clock.TimeControl#toString()}
 */
public record Entrant(String name, String settings, String time) {
    static Entrant of(Player player, GameRules rules) {
        return new Entrant(
                player.name(), player.description(), rules.timeOf(player).toString());
    }
}
