package org.shbangzero.train.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.bench.CoreBench;
import org.shbangzero.core.bench.CoreBenchReport;
import org.shbangzero.core.bench.CoreBenchSettings;
import org.shbangzero.evaluate.cli.option.GameConverter;
import org.shbangzero.evaluate.cli.option.SeedOption;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.terminal.ConsoleProgress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code shbang bench core}: the rules alone. */
@Command(
        name = "core",
        description =
                "Measures the rules of the games, on one thread: perft from the start, and random games played to their end"
                        + " (legal moves, result, key, make and unmake). The games take turns.",
        footer = {"", "Examples:", "  shbang bench core", "  shbang bench core --game shbang,banzai --against chess"})
final class CoreBenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-g", "--game"},
            paramLabel = "GAME",
            split = ",",
            converter = GameConverter.class,
            description = "The games, separated by commas (default: all); 'shbang games' lists them.")
    private List<Game> games = Games.all();

    @Option(
            names = "--against",
            paramLabel = "GAME",
            defaultValue = "chess",
            converter = GameConverter.class,
            description = "The game that ratios are taken to (default: ${DEFAULT-VALUE}).")
    private Game reference;

    @Option(
            names = {"-d", "--depth"},
            paramLabel = "DEPTH",
            defaultValue = "5",
            description = "Plies of perft, 2 to 6 (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "9",
            description = "Rounds in which the games take turns (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(
            names = "--seconds",
            paramLabel = "T",
            defaultValue = "2",
            description = "Time for each figure, beside as long a warm-up (default: ${DEFAULT-VALUE}).")
    private double seconds;

    @Mixin
    private SeedOption seed;

    @Override
    public Integer call() {
        CoreBench bench = new CoreBench(new CoreBenchSettings(games, reference, depth, rounds, seconds, seed.seed()));
        CoreBenchReport report;
        try (ConsoleProgress progress = ConsoleProgress.start("rules", "slots")) {
            report = bench.run(done -> progress.onProgress(done, bench.slots()));
        }
        spec.commandLine().getOut().print(report.toText());
        return ExitCodes.OK;
    }
}
