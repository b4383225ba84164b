package org.shbangzero.evaluate.cli.engine;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.cli.option.GameConverter;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.shell.Version;
import org.shbangzero.evaluate.uci.UciEngine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code shbang uci}: an engine for chess programs. */
@Command(
        name = "uci",
        description = "Thinks for chess programs, which talk to it by the Universal Chess Interface.",
        footer = {
            "",
            "Chess programs want one file to start: a script with the whole command line.",
            "",
            "Example:",
            "  shbang uci --net runs/shbang-quickstart@best"
        })
public final class UciCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private EngineChoice engineChoice;

    @Option(
            names = {"-g", "--game"},
            paramLabel = "GAME",
            converter = GameConverter.class,
            description = "The game, until UCI_Variant says otherwise (default: that of the network, or else shbang).")
    private Game game;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Optional<Game> wanted = Optional.ofNullable(game);
        serve(engineChoice.open(wanted), wanted, spec.commandLine().getOut());
        return ExitCodes.OK;
    }

    /**
     * Obeys standard input until its end or {@code quit}.
     *
     * @param wanted the game to begin with; if absent, the engine's usual one
     */
    static void serve(EngineChoice.Chosen chosen, Optional<Game> wanted, PrintWriter out)
            throws IOException, InterruptedException {
        String name = "Shbang Zero " + Version.project() + " " + chosen.name();
        Game first = wanted.orElseGet(chosen.thinkers()::usualGame);
        try (UciEngine engine = new UciEngine(name, chosen.thinkers(), first)) {
            engine.serve(new InputStreamReader(System.in, StandardCharsets.UTF_8), out);
        }
    }
}
