package org.shbangzero.evaluate.player;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.engine.EngineLogs;
import org.shbangzero.evaluate.think.AlphaBetaThinker;
import org.shbangzero.evaluate.think.DeclarationRules;
import org.shbangzero.evaluate.think.SearchThinker;
import org.shbangzero.evaluate.think.Thinker;
import org.shbangzero.evaluate.yardstick.AlphaBetaSearch;
import org.shbangzero.selfplay.inference.EvaluationCache;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.selfplay.inference.UniformEvaluator;
import org.shbangzero.selfplay.search.SearchSettings;

/**
 * Makes the players of one game from their specifications. Players with the same network file share one evaluator. Closing
 * the factory closes the networks, so it must outlive its players.
 */
public final class PlayerFactory implements AutoCloseable {
    /** For each session of a player that thinks by time. */
    private static final long MOST_TREE_BYTES = 48L << 20;

    private final Game game;
    private final SearchSettings search;
    private final BiFunction<Path, Game, Evaluator> opener;
    private final LongSupplier nanoTime;
    private final Map<Path, Evaluator> networks = new HashMap<>();
    private EngineLogs logs = new EngineLogs(Path.of("matches", "logs"));

    /**
     * A factory of players for a game, whose networks ONNX Runtime evaluates.
     *
     * @param search how the players that search do it where no time limits them, unless their specification gives another number of
     *     simulations
     */
    public PlayerFactory(Game game, SearchSettings search) {
        this(game, search, OnnxEvaluator::open, System::nanoTime);
    }

    /**
     * A factory with networks and time of its own.
     *
     * @param opener loads a network, or throws InputException if it is none, or of another game
     * @param nanoTime as {@link System#nanoTime}
     */
    PlayerFactory(Game game, SearchSettings search, BiFunction<Path, Game, Evaluator> opener, LongSupplier nanoTime) {
        this.game = game;
        this.search = search;
        this.opener = opener;
        this.nanoTime = nanoTime;
    }

    /** Where external engines have their logs, made when it is needed; {@code matches/logs} if nobody says. For players that are still to come. */
    public PlayerFactory logsIn(Path folder) {
        logs = new EngineLogs(folder);
        return this;
    }

    /** The match that the players are to play, after whose name the folder of its logs is called, within that of all. */
    public PlayerFactory forMatch(String name) {
        logs.beginMatch(name);
        return this;
    }

    /**
     * The player that a text specifies, see {@link PlayerSpec}.
     *
     * @throws InputException if there is no such player, its network is missing, broken, or of another game or layout, or
     *     its program does not start or take its settings
     */
    public Player create(String specification) {
        return create(PlayerSpec.parse(specification));
    }

    /** As {@link #create(String)}. */
    public Player create(PlayerSpec spec) {
        Player player = undecorated(spec);
        Optional<TimeControl> control = spec.text(PlayerKey.TC).map(TimeControl::parse);
        DeclarationRules rules = spec.declarations();
        return control.isPresent() || !rules.areNone() ? new DecoratedPlayer(player, control, rules) : player;
    }

    private Player undecorated(PlayerSpec spec) {
        return switch (spec.kind()) {
            case RANDOM -> new RandomPlayer(game, spec.name().orElse("random"));
            case GREEDY -> new GreedyPlayer(game, spec.name().orElse("greedy"));
            case ALPHA_BETA -> alphaBeta(spec);
            case ROLLOUT -> {
                int playouts = spec.number(PlayerKey.PLAYOUTS).orElse(RolloutPlayer.DEFAULT_PLAYOUTS);
                yield new RolloutPlayer(game, spec.name().orElse("rollout-playouts" + playouts), playouts);
            }
            case UNIFORM -> searching(spec, spec.name().orElse("uniform"), "uniform", new UniformEvaluator());
            case ENGINE -> ExternalPlayer.create(game, spec.name(), EngineSpec.settings(spec), logs);
            case NETWORK -> {
                NetworkFiles files = NetworkFiles.ofPlayer(spec.who());
                yield searching(
                        spec, spec.name().orElse(files.label()), describe(files.model()), evaluator(files.model()));
            }
        };
    }

    private Player alphaBeta(PlayerSpec spec) {
        OptionalInt depth = spec.number(PlayerKey.DEPTH);
        OptionalInt moveTime = spec.number(PlayerKey.MOVE_TIME);
        if (depth.isPresent()) {
            int plies = depth.getAsInt();
            return new AlphaBetaPlayer(game, spec.name().orElse("alphabeta-depth" + plies), plies);
        }
        String suffix = moveTime.isPresent() ? "-movetime" + moveTime.getAsInt() : "";
        String name = spec.name().orElse("alphabeta" + suffix);
        Player untimed = new AlphaBetaPlayer(game, name, AlphaBetaPlayer.DEFAULT_DEPTH);
        String description = (moveTime.isPresent() ? "alphabeta" : untimed.description() + ", or") + " to depth "
                + AlphaBetaSearch.MAX_DEPTH;
        return new TimedPlayer(
                name,
                description,
                moveTime,
                () -> new TimedPlayer.Seat(new AlphaBetaThinker(game), untimed.open()),
                nanoTime);
    }

    private Player searching(PlayerSpec spec, String name, String what, Evaluator evaluator) {
        OptionalInt simulations = spec.number(PlayerKey.SIMS);
        OptionalInt moveTime = spec.number(PlayerKey.MOVE_TIME);
        if (simulations.isPresent()) {
            return new SearchPlayer(game, name, what, evaluator, search.withSimulations(simulations.getAsInt()));
        }
        SearchPlayer untimed = new SearchPlayer(game, name, what, evaluator, search);
        String description = untimed.description() + (moveTime.isPresent() ? ", but" : ", or") + " puct";
        return new TimedPlayer(name, description, moveTime, () -> seat(untimed, evaluator), nanoTime);
    }

    private TimedPlayer.Seat seat(SearchPlayer untimed, Evaluator evaluator) {
        EvaluationCache cache = SearchPlayer.newCache();
        Thinker thinker = new SearchThinker(game, evaluator, search, cache, MOST_TREE_BYTES);
        return new TimedPlayer.Seat(thinker, untimed.open(cache));
    }

    private Evaluator evaluator(Path model) {
        try {
            return networks.computeIfAbsent(model.toRealPath(), file -> opener.apply(file, game));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the network " + model, e);
        }
    }

    private static String describe(Path model) {
        try {
            return "network " + NetworkFiles.fingerprint(model);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the network " + model, e);
        }
    }

    @Override
    public void close() {
        networks.values().forEach(Evaluator::close);
        networks.clear();
    }
}
