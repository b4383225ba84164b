package org.shbangzero.evaluate.player;

import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.inference.OnnxEvaluator;

/** Which game players are for, as their networks say. */
public final class NetworkGames {
    private NetworkGames() {}

    /**
     * The game of the networks among two players; nothing if neither has one.
     *
     * @throws InputException if a network is missing or broken, or if they are for different games
     */
    public static Optional<Game> of(PlayerSpec first, PlayerSpec second) {
        Optional<Game> a = of(first);
        Optional<Game> b = of(second);
        if (a.isPresent() && b.isPresent() && !a.get().id().equals(b.get().id())) {
            throw new InputException("'" + first.who() + "' is a network for the game '"
                    + a.get().id() + "', but '" + second.who() + "' one for '"
                    + b.get().id() + "'; they cannot play each other");
        }
        return a.or(() -> b);
    }

    private static Optional<Game> of(PlayerSpec spec) {
        return spec.kind() == PlayerKind.NETWORK
                ? Optional.of(Games.byId(
                        OnnxEvaluator.metadata(NetworkFiles.find(spec.who()).model())
                                .game()))
                : Optional.empty();
    }
}
