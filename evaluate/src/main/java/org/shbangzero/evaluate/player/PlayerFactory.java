package org.shbangzero.evaluate.player;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
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
        if (!spec.isBuiltIn()) {
            NetworkFiles files = NetworkFiles.find(spec.who());
            return network(spec.name().orElse(files.label()), files.model(), settings(spec));
        }
        String kind = spec.who().toLowerCase(Locale.ROOT);
        String name = spec.name().orElse(kind);
        if (kind.equals(PlayerSpec.UNIFORM)) {
            return new SearchPlayer(game, name, "uniform", new UniformEvaluator(), settings(spec));
        }
        if (spec.simulations().isPresent()) {
            throw new InputException("player '" + kind + "' does not search; leave out its sims");
        }
        return kind.equals(PlayerSpec.RANDOM) ? new RandomPlayer(game, name) : new GreedyPlayer(game, name);
    }

    /** A player with the network in an ONNX file. */
    public Player network(String name, Path model, SearchSettings settings) {
        try {
            Evaluator evaluator = networks.computeIfAbsent(model.toRealPath(), file -> opener.apply(file, game));
            return new SearchPlayer(game, name, "network " + sha256(model), evaluator, settings);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the network " + model, e);
        }
    }

    private SearchSettings settings(PlayerSpec spec) {
        return spec.simulations().isPresent()
                ? search.withSimulations(spec.simulations().getAsInt())
                : search;
    }

    private static String sha256(Path file) throws IOException {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    @Override
    public void close() {
        networks.values().forEach(Evaluator::close);
        networks.clear();
    }
}
