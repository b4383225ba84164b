package org.shbangzero.evaluate.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.player.NetworkFiles;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** An engine for other programs, by the Universal Chess Interface. */
public final class UciEngine implements AutoCloseable {
    private final String name;
    private final ThinkerFactory thinkers;
    private final Game game;

    UciEngine(String name, ThinkerFactory thinkers, Game game) {
        this.name = name;
        this.thinkers = thinkers;
        this.game = game;
    }

    /**
     * The search with a network, for the network's game.
     *
     * @param program name and version, to which the network's name is added
     * @param wanted the game that it must be for, if it matters
     * @throws InputException if the network cannot be loaded, or is for another game
     */
    public static UciEngine withNetwork(String program, NetworkFiles network, Optional<Game> wanted) {
        ThinkerFactory thinkers = ThinkerFactory.withNetwork(network.model(), wanted);
        return new UciEngine(
                program + " " + network.label(), thinkers, thinkers.games().get(0));
    }

    /** The search without a network, for all games; it begins with this one. */
    public static UciEngine uniform(String program, Game game) {
        return new UciEngine(program + " uniform", ThinkerFactory.uniform(), game);
    }

    /** The alpha-beta search of matches, for all games; it begins with this one. */
    public static UciEngine alphaBeta(String program, Game game) {
        return new UciEngine(program + " alphabeta", ThinkerFactory.alphaBeta(), game);
    }

    /**
     * Obeys commands until {@code quit}, the end of the input, or until nobody reads the answers any more.
     *
     * @param in commands, a line each
     * @param out receives answers, each line at once; nothing else may write there
     */
    public void serve(Reader in, PrintWriter out) throws IOException, InterruptedException {
        new UciSession(name, thinkers, game, new UciOutput(out), System::nanoTime).serve(new BufferedReader(in));
    }

    @Override
    public void close() {
        thinkers.close();
    }
}
