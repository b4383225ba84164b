package org.shbangzero.evaluate.player;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.selfplay.inference.UniformEvaluator;
import org.shbangzero.selfplay.search.SearchSettings;

/**
 * Makes the players of one game from their specifications. Players with the same network file share one evaluator. Closing
 * the factory closes the networks, so it must outlive its players.
 */
public final class PlayerFactory implements AutoCloseable {
    private final Game game;
    private final SearchSettings search;
    private final BiFunction<Path, Game, Evaluator> opener;
    private final Map<Path, Evaluator> networks = new HashMap<>();

    /**
     * A factory of players for a game, whose networks ONNX Runtime evaluates.
     *
     * @param search how the players that search do it, unless their specification gives another number of simulations
     */
    public PlayerFactory(Game game, SearchSettings search) {
        this(game, search, OnnxEvaluator::open);
    }

    /** @param opener loads a network, or throws InputException if it is none, or of another game */
    PlayerFactory(Game game, SearchSettings search, BiFunction<Path, Game, Evaluator> opener) {
        this.game = game;
        this.search = search;
        this.opener = opener;
    }

    /**
     * The player that a text specifies, see {@link PlayerSpec}.
     *
     * @throws InputException if there is no such player, or its network is missing, broken, or of another game or layout
     */
    public Player create(String specification) {
        return create(PlayerSpec.parse(specification));
    }

    /** As {@link #create(String)}. */
    public Player create(PlayerSpec spec) {
        Player player = ofKind(spec);
        return spec.text(PlayerKey.TC)
                .map(control -> (Player) new TimedPlayer(player, TimeControl.parse(control)))
                .orElse(player);
    }

    private Player ofKind(PlayerSpec spec) {
        return switch (spec.kind()) {
            case RANDOM -> new RandomPlayer(game, spec.name().orElse("random"));
            case GREEDY -> new GreedyPlayer(game, spec.name().orElse("greedy"));
            case ALPHA_BETA -> {
                int depth = spec.number(PlayerKey.DEPTH).orElse(AlphaBetaPlayer.DEFAULT_DEPTH);
                yield new AlphaBetaPlayer(game, spec.name().orElse("alphabeta-depth" + depth), depth);
            }
            case ROLLOUT -> {
                int playouts = spec.number(PlayerKey.PLAYOUTS).orElse(RolloutPlayer.DEFAULT_PLAYOUTS);
                yield new RolloutPlayer(game, spec.name().orElse("rollout-playouts" + playouts), playouts);
            }
            case UNIFORM ->
                new SearchPlayer(
                        game, spec.name().orElse("uniform"), "uniform", new UniformEvaluator(), settings(spec));
            case NETWORK -> {
                NetworkFiles files = NetworkFiles.find(spec.who());
                yield network(spec.name().orElse(files.label()), files.model(), settings(spec));
            }
        };
    }

    /** A player with the network in an ONNX file. */
    public Player network(String name, Path model, SearchSettings settings) {
        try {
            Evaluator evaluator = networks.computeIfAbsent(model.toRealPath(), file -> opener.apply(file, game));
            return new SearchPlayer(game, name, "network " + NetworkFiles.fingerprint(model), evaluator, settings);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the network " + model, e);
        }
    }

    private SearchSettings settings(PlayerSpec spec) {
        OptionalInt simulations = spec.number(PlayerKey.SIMS);
        return simulations.isPresent() ? search.withSimulations(simulations.getAsInt()) : search;
    }

    @Override
    public void close() {
        networks.values().forEach(Evaluator::close);
        networks.clear();
    }
}
