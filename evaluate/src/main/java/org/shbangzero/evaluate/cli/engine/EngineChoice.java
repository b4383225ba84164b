package org.shbangzero.evaluate.cli.engine;

import java.util.Locale;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.player.NetworkFiles;
import org.shbangzero.evaluate.think.ThinkerFactory;
import picocli.CommandLine.Option;

/** What thinks, as a group of options of which exactly one is given. */
final class EngineChoice {
    @Option(
            names = {"-n", "--net"},
            paramLabel = "FILE",
            description = "The network: a .onnx file, a checkpoint's folder, or RUN@best, RUN@latest, RUN@3.")
    private String network;

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            description = "What thinks without a network: uniform (the search alone) or alphabeta (to depth 5).")
    private BuiltInEngine builtIn;

    /**
     * What was chosen.
     *
     * @param name of the network or the engine
     * @param thinkers to be closed by who asked for them
     */
    record Chosen(String name, ThinkerFactory thinkers) {}

    /**
     * Gets what was chosen ready to make thinkers.
     *
     * @param wanted the game that a network must be for, if it matters
     * @throws InputException if the network cannot be loaded, or is for another game
     */
    Chosen open(Optional<Game> wanted) {
        return network != null
                ? network(network, wanted)
                : new Chosen(builtIn.name().toLowerCase(Locale.ROOT), builtIn.thinkers());
    }

    /** A network, named as by {@code --net}; see {@link #open}. */
    static Chosen network(String text, Optional<Game> wanted) {
        NetworkFiles files = NetworkFiles.find(text);
        return new Chosen(files.label(), ThinkerFactory.withNetwork(files.model(), wanted));
    }
}
