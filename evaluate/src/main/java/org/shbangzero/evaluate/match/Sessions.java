package org.shbangzero.evaluate.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerSession;

/** The sessions that one thread has open. Those used last are kept, since many would take much memory. */
final class Sessions implements AutoCloseable {
    private static final int MOST_OPEN = 8;

    private final List<Player> players;
    private final Map<Integer, PlayerSession> open = new LinkedHashMap<>(MOST_OPEN * 2, 0.75f, true);

    Sessions(List<Player> players) {
        this.players = players;
    }

    /** The session of the player with that index. Those of the last few players that were asked for are open. */
    PlayerSession of(int player) {
        PlayerSession session =
                open.computeIfAbsent(player, index -> players.get(index).open());
        if (open.size() > MOST_OPEN) {
            int eldest = open.keySet().iterator().next();
            open.remove(eldest).close();
        }
        return session;
    }

    @Override
    public void close() {
        open.values().forEach(PlayerSession::close);
        open.clear();
    }
}
