package org.shbangzero.evaluate.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.clock.Clocks;
import org.shbangzero.evaluate.clock.TimeControl;

/**
 * A running engine to which we speak UCI: options, games, searches. Each wait ends. After an {@link EngineFailure}, or an
 * exception that is thrown because its thread was interrupted or this process is ending, only {@link #close} is of use. Used by one thread.
 */
public final class UciClient implements AutoCloseable {
    private static final String BEST_MOVE = "bestmove";
    private static final String DRAW_OFFER = "info string offer draw";
    /** Says an engine of ours that lists the variant, but not with this network. */
    private static final String VARIANT_REFUSED = "info string " + EngineOptions.VARIANT + " stays ";

    private static final int MOST_NAME = 80;

    private final EngineProcess process;
    private final EngineSettings settings;
    private final Game game;
    private final EngineOptions options = new EngineOptions();
    private String name = "";

    private UciClient(EngineProcess process, EngineSettings settings, Game game) {
        this.process = process;
        this.settings = settings;
        this.game = game;
    }

    /**
     * Starts an engine, sets its options, and waits until it is ready.
     *
     * @param log stays open when the client is closed
     * @throws InputException if there is no such program, or it has no such options, or does not know the game
     * @throws EngineFailure if it ends or does not answer
     */
    public static UciClient start(EngineSettings settings, Game game, EngineLog log) {
        EngineProcess process = EngineProcess.start(settings, log);
        try {
            UciClient client = new UciClient(process, settings, game);
            client.introduce();
            client.configure();
            client.awaitReady(deadline(settings.patience().ready()), UciClient::requireVariant);
            return client;
        } catch (RuntimeException e) {
            process.destroy();
            throw e;
        }
    }

    private void introduce() {
        process.send("uci");
        long deadline = deadline(settings.patience().ready());
        for (String line = answer(deadline, "uciok"); !isWord(line, "uciok"); line = answer(deadline, "uciok")) {
            if (isWord(line, "option")) {
                options.declare(line);
            } else if (line.startsWith("id name ")) {
                name = line.substring("id name ".length()).strip();
            }
        }
    }

    private void configure() {
        options.commands(settings).forEach(process::send);
        if (!options.knows(game, settings)) {
            // Some learn variants from a file that an option names, and list them when asked again.
            introduce();
        }
        options.variantCommand(game, settings).ifPresent(process::send);
    }

    private static void requireVariant(String line) {
        if (line.startsWith(VARIANT_REFUSED)) {
            throw new InputException("it refuses the game: " + line.substring("info string ".length()));
        }
    }

    /** Waits for {@code readyok}. What was said before it belongs to nothing that is still to come. */
    private void awaitReady(long deadline) {
        awaitReady(deadline, line -> {});
    }

    private void awaitReady(long deadline, Consumer<String> saidBefore) {
        process.send("isready");
        for (String line = answer(deadline, "readyok"); !isWord(line, "readyok"); line = answer(deadline, "readyok")) {
            saidBefore.accept(line);
        }
        process.discardOutput();
    }

    private String answer(long deadline, String awaited) {
        return process.next(deadline).orElseThrow(() -> silence(awaited));
    }

    private EngineFailure silence(String awaited) {
        return process.failure(EndReason.TIME, "does not answer (no '" + awaited + "' in time)");
    }

    private static boolean isWord(String line, String word) {
        return line.equals(word) || line.startsWith(word + " ");
    }

    private static long deadline(Duration patience) {
        return System.nanoTime() + patience.toNanos();
    }

    /** What the engine calls itself, or its program's name. */
    public String name() {
        String said = name.isBlank()
                ? EngineProgram.find(settings.command().get(0)).getFileName().toString()
                : name;
        return said.length() <= MOST_NAME ? said : said.substring(0, MOST_NAME);
    }

    /** Processors that it uses while it thinks, as its option {@code Threads} says. */
    public int threads() {
        return options.threads(settings);
    }

    /** Whether it can be asked for more. */
    public boolean isAlive() {
        return process.isAlive();
    }

    /**
     * Begins a game.
     *
     * @throws EngineFailure if it ends or does not answer
     */
    public void newGame() {
        process.send("ucinewgame");
        awaitReady(deadline(settings.patience().ready()));
    }

    /**
     * Tells it the position, and waits until it is ready to think about it.
     *
     * @param startFen where the game began
     * @param moves since then
     * @throws EngineFailure if it ends or does not answer
     */
    public void setPosition(String startFen, List<String> moves) {
        process.send(position(startFen, moves));
        awaitReady(deadline(settings.patience().ready()));
    }

    /**
     * Lets it think about the position that was set. All that this waits for is its move, so that a clock may run meanwhile.
     *
     * @param clocks of which the own one is that of the side to move
     * @param side to move
     * @throws EngineFailure if it ends, or does not answer even to {@code stop}
     */
    public EngineAnswer search(Clocks clocks, int side) {
        process.send(GoLine.of(settings.limits(), clocks, side));
        return new Search().run(deadline(patience(clocks)));
    }

    private Duration patience(Clocks clocks) {
        EnginePatience patience = settings.patience();
        if (clocks.own().control().kind() != TimeControl.Kind.UNLIMITED) {
            return patience.grace().plusMillis(Math.max(0, clocks.own().remaining()));
        }
        return settings.limits().moveMillis().isPresent()
                ? patience.grace().plusMillis(settings.limits().moveMillis().getAsLong())
                : patience.move();
    }

    private String position(String startFen, List<String> moves) {
        boolean isStandard = game.hasStandardStart() && game.start(0).fen().equals(startFen);
        String start = isStandard ? "position startpos" : "position fen " + startFen;
        return moves.isEmpty() ? start : start + " moves " + String.join(" ", moves);
    }

    /** Says goodbye, and sees to it that the process and its children end. */
    @Override
    public void close() {
        try {
            if (process.isAlive()) {
                process.send("quit");
                process.end(settings.patience().end());
            }
        } catch (EngineFailure e) {
            // It does not read, so it is killed.
        } finally {
            process.destroy();
        }
    }

    /** Kills the process and its children. */
    public void kill() {
        process.destroy();
    }

    /** One search: collects what is said until the move comes. */
    private final class Search {
        private SearchInfo info = SearchInfo.NONE;
        private boolean offersDraw;

        private EngineAnswer run(long deadline) {
            Optional<String> move = awaitMove(deadline);
            if (move.isPresent()) {
                return new EngineAnswer(move.get(), info, offersDraw, true);
            }
            process.send("stop");
            return awaitMove(deadline(settings.patience().end()))
                    .map(late -> new EngineAnswer(late, info, offersDraw, false))
                    .orElseThrow(() -> silence(BEST_MOVE));
        }

        private Optional<String> awaitMove(long deadline) {
            Optional<String> next = process.next(deadline);
            while (next.isPresent() && !isWord(next.get(), BEST_MOVE)) {
                String line = next.get();
                if (line.equals(DRAW_OFFER)) {
                    offersDraw = true;
                } else if (line.startsWith("info ")) {
                    info = info.with(line);
                }
                next = process.next(deadline);
            }
            return next.map(Search::firstMove);
        }

        private static String firstMove(String line) {
            String[] words = line.split(" +");
            return words.length < 2 ? "" : words[1];
        }
    }
}
