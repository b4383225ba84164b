package org.shbangzero.evaluate.cli.engine;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.cli.option.GameConverter;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.shell.Interruption;
import org.shbangzero.evaluate.play.PlayServer;
import org.shbangzero.evaluate.think.ThinkerFactory;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code shbang play}: a person against the engine, in the browser or in the terminal. */
@Command(
        name = "play",
        description =
                "Serves a page, on this machine alone, on which you play against the engine; or plays in the terminal.",
        footer = {
            "",
            "Prints the page's address, and goes on until it is interrupted (Ctrl+C).",
            "",
            "Examples:",
            "  shbang play --net runs/shbang-quickstart@best --open",
            "  shbang play --net runs/shbang-quickstart@best --terminal --colour white"
        })
public final class PlayCommand implements Callable<Integer> {
    private static final int HIGHEST_PORT = 65_535;

    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private EngineChoice engineChoice;

    @Option(
            names = {"-g", "--game"},
            paramLabel = "GAME",
            converter = GameConverter.class,
            description = "The game (default: the one that was kept, that of the network, or else shbang).")
    private Game game;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "0",
            description = "The port to listen on; 0 for any that is free (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--state",
            paramLabel = "FILE",
            description =
                    "Where the game is kept until the next start (default: in $XDG_STATE_HOME or ~/.local/state,"
                            + " shbang/play-GAME.json, or shbang/play.json if the engine plays several and no --game is given).")
    private Path state;

    @Option(names = "--open", description = "Open the page in the browser.")
    private boolean open;

    @Mixin
    private TerminalOptions terminal;

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (terminal.isChosen()) {
            terminal.requireNoPage(state != null, open, port != 0);
            return terminal.play(engineChoice.open(Optional.ofNullable(game)), Optional.ofNullable(game));
        }
        terminal.requireUnused();
        if (port < 0 || port > HIGHEST_PORT) {
            throw new InputException("port " + port + "; expected 0 to " + HIGHEST_PORT);
        }
        try (Interruption interruption = Interruption.of(Thread.currentThread())) {
            serve(engineChoice.open(Optional.ofNullable(game)));
            return interruption.requested() ? ExitCodes.INTERRUPTED : ExitCodes.OK;
        }
    }

    /** Serves until this thread is interrupted. */
    private void serve(EngineChoice.Chosen engine) {
        try (ThinkerFactory thinkers = engine.thinkers();
                PlayServer server = new PlayServer(
                        thinkers,
                        engine.name(),
                        Optional.ofNullable(game),
                        state == null ? usualState(thinkers) : state,
                        port,
                        new SecureRandom())) {
            PrintWriter out = spec.commandLine().getOut();
            out.println(server.address());
            out.flush();
            if (open) {
                openBrowser(server.address());
            }
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            // It was asked to stop, and has.
            Thread.currentThread().interrupt();
        }
    }

    /** In the user's folder for such things: a file for each game that alone was asked for, and one for engines that play them all. */
    private Path usualState(ThinkerFactory thinkers) {
        String folder = System.getenv("XDG_STATE_HOME");
        Path states = folder == null || folder.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".local", "state")
                : Path.of(folder);
        return states.resolve("shbang").resolve(stateName(Optional.ofNullable(game), thinkers.games()));
    }

    static String stateName(Optional<Game> wanted, List<Game> playable) {
        List<Game> games = wanted.map(List::of).orElse(playable);
        return games.size() == 1 ? "play-" + games.get(0).id() + ".json" : "play.json";
    }

    private void openBrowser(URI address) {
        try {
            new ProcessBuilder("xdg-open", address.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            PrintWriter err = spec.commandLine().getErr();
            err.println("shbang: cannot open a browser (there is no xdg-open); open the address yourself");
            err.flush();
        }
    }
}
