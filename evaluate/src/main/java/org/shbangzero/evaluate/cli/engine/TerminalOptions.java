package org.shbangzero.evaluate.cli.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.terminal.Terminal;
import org.shbangzero.evaluate.play.terminal.TerminalGame;
import org.shbangzero.evaluate.play.terminal.TerminalGame.Wishes;
import org.shbangzero.evaluate.think.ThinkerFactory;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Playing in the terminal, as part of a command. */
final class TerminalOptions {
    private static final int MEBIBYTES = 128;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--terminal", description = "Play here, in the terminal, not in the browser.")
    private boolean chosen;

    @Option(
            names = "--colour",
            paramLabel = "COLOUR",
            description = "With --terminal: your colour, white, black or lot (default: lot).")
    private String colour;

    @Option(
            names = "--sims",
            paramLabel = "S",
            description = "With --terminal: the engine's simulations for each move (default: 400).")
    private Long simulations;

    boolean isChosen() {
        return chosen;
    }

    /** Refuses what is for the terminal alone. */
    void requireUnused() {
        require(colour == null, "--colour goes with --terminal; on the page it is chosen for each game");
        require(simulations == null, "--sims goes with --terminal; on the page it is chosen for each game");
    }

    /** Refuses what is for the page alone. */
    void requireNoPage(boolean state, boolean open, boolean port) {
        require(
                !state,
                "--state is for the page, not for --terminal, which keeps no game; save there writes it as PGN");
        require(!open, "--open is for the page, not for --terminal");
        require(!port, "--port is for the page, not for --terminal");
    }

    private void require(boolean fine, String fault) {
        if (!fine) {
            throw new ParameterException(spec.commandLine(), fault);
        }
    }

    /** Plays until the input ends, and closes the engine. */
    int play(EngineChoice.Chosen engine, Optional<Game> wanted) throws IOException {
        try (ThinkerFactory thinkers = engine.thinkers()) {
            Game game = wanted.orElseGet(thinkers::usualGame);
            Wishes wishes = new Wishes(game, colour == null ? "lot" : colour, simulations);
            PrintWriter out = spec.commandLine().getOut();
            Thread farewell = new Thread(() -> {
                out.println();
                out.println("Stopped. The game is not kept.");
                out.flush();
            });
            Runtime.getRuntime().addShutdownHook(farewell);
            try {
                new TerminalGame(
                                thinkers.open(game, MEBIBYTES),
                                engine.name(),
                                wishes,
                                new SecureRandom()::nextInt,
                                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                                out,
                                Terminal.colours() == Ansi.ON,
                                Terminal.isOutput())
                        .play();
            } finally {
                removeHook(farewell);
            }
            return ExitCodes.OK;
        }
    }

    private static void removeHook(Thread farewell) {
        try {
            Runtime.getRuntime().removeShutdownHook(farewell);
        } catch (IllegalStateException e) {
            // The process is ending already, and says so.
        }
    }
}
