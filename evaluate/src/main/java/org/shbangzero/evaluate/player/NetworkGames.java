package org.shbangzero.evaluate.player;

import java.util.List;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.inference.OnnxEvaluator;

/** Which game players are for, as their networks say. */
public final class NetworkGames {
    private NetworkGames() {}

    /**
     * The game of the networks among the players; nothing if none has one.
     *
     * @throws InputException if a network is missing or broken, or if they are for different games
     */
    public static Optional<Game> of(List<PlayerSpec> players) {
        Optional<Game> found = Optional.empty();
        String who = "";
        for (PlayerSpec player : players) {
            Optional<Game> game = of(player);
            if (found.isPresent()
                    && game.isPresent()
                    && !game.get().id().equals(found.get().id())) {
                throw new InputException("'" + who + "' is a network for the game '"
                        + found.get().id() + "', but '" + player.who() + "' one for '"
                        + game.get().id() + "'; they cannot play each other");
            }
            if (found.isEmpty()) {
                found = game;
                who = player.who();
            }
        }
        return found;
    }

    private static Optional<Game> of(PlayerSpec spec) {
        return spec.kind() == PlayerKind.NETWORK
                ? Optional.of(Games.byId(
                        OnnxEvaluator.metadata(NetworkFiles.ofPlayer(spec.who()).model())
                                .game()))
                : Optional.empty();
    }
}
