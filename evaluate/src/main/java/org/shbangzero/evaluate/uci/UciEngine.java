package org.shbangzero.evaluate.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** An engine for other programs, by the Universal Chess Interface. */
public final class UciEngine implements AutoCloseable {
    private final String name;
    private final ThinkerFactory thinkers;
    private final Game game;

    /**
     * An engine that nobody talks to yet.
     *
     * @param name as which it presents itself
     * @param thinkers are closed with it
     * @param game the one that it begins with, one of those that the thinkers play
     */
    public UciEngine(String name, ThinkerFactory thinkers, Game game) {
        this.name = name;
        this.thinkers = thinkers;
        this.game = game;
    }

    /**
     * Obeys commands until {@code quit}, the end of the input, or until nobody reads the answers any more.
     *
     * @param in commands, a line each
     * @param out receives answers, each line at once; nothing else may write there
     */
    public void serve(Reader in, PrintWriter out) throws IOException, InterruptedException {
        new UciSession(name, thinkers, game, new UciOutput(out), System::nanoTime, System::gc)
                .serve(new BufferedReader(in));
    }

    @Override
    public void close() {
        thinkers.close();
    }
}
