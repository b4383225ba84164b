package org.shbangzero.train.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.cli.option.GameOption;
import org.shbangzero.evaluate.cli.option.ThreadsOption;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.terminal.ConsoleProgress;
import org.shbangzero.selfplay.bench.SelfPlayBench;
import org.shbangzero.selfplay.bench.SelfPlayBenchReport;
import org.shbangzero.selfplay.bench.SelfPlayBenchSettings;
import org.shbangzero.train.bench.TrainBench.Net;
import org.shbangzero.train.network.NetworkLayout;
import org.shbangzero.train.network.NetworkSettings;
import org.shbangzero.train.network.PolicyValueNetwork;
import org.shbangzero.train.network.export.OnnxExport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code shbang bench selfplay}: self-play against the network alone, and against search alone. */
@Command(
        name = "selfplay",
        description = "Measures self-play against its network alone, and search with a network that costs nothing.",
        footer = {
            "",
            "Examples:",
            "  shbang bench selfplay",
            "  shbang bench selfplay --network runs/shbang-quickstart/checkpoints/000003"
        })
final class SelfPlayBenchCommand implements Callable<Integer> {
    private static final SelfPlayBenchSettings USUAL = SelfPlayBenchSettings.USUAL;

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameOption game;

    @Option(
            names = "--network",
            paramLabel = "PATH",
            description = "A .onnx file or a checkpoint's folder (default: an untrained network of the size --net).")
    private Path network;

    @Option(
            names = "--net",
            paramLabel = "SIZE",
            defaultValue = "4x32",
            converter = NetConverter.class,
            description = "Blocks x channels of the untrained network (default: ${DEFAULT-VALUE}).")
    private Net net;

    @Option(names = "--sims", paramLabel = "S", description = "Simulations for each move (default: 64).")
    private int simulations = USUAL.simulations();

    @Option(names = "--games", paramLabel = "N", description = "Games to play (default: 256).")
    private int games = USUAL.games();

    @Option(
            names = "--in-flight",
            paramLabel = "N",
            description = "Games at a time, on all threads together (default: 16 for each thread).")
    private Integer gamesInFlight;

    @Option(names = "--max-plies", paramLabel = "N", description = "Where games are cut (default: 30).")
    private int maxPlies = USUAL.maxPlies();

    @Option(
            names = "--seconds",
            paramLabel = "T",
            description = "Time for each measurement without a network (default: 5).")
    private double seconds = USUAL.seconds();

    @Mixin
    private ThreadsOption threads;

    @Override
    public Integer call() throws IOException, InterruptedException {
        int inFlight = gamesInFlight == null ? SelfPlayBenchSettings.inFlight(threads.threads()) : gamesInFlight;
        SelfPlayBenchSettings settings =
                new SelfPlayBenchSettings(simulations, threads.threads(), games, inFlight, maxPlies, seconds);
        Path folder = Files.createTempDirectory("shbang-bench-network");
        Path untrained = folder.resolve("untrained-" + net + ".onnx");
        try {
            SelfPlayBenchReport report = network == null
                    ? measure(settings, "untrained " + net, export(untrained))
                    : measure(settings, network.toString(), onnx());
            spec.commandLine().getOut().print(report.toText());
            if (!Double.isFinite(report.ratio())) {
                throw new InputException("the games ended before the network could be measured;"
                        + " use more --games, --sims or --max-plies");
            }
        } finally {
            Files.deleteIfExists(untrained);
            Files.delete(folder);
        }
        return ExitCodes.OK;
    }

    private SelfPlayBenchReport measure(SelfPlayBenchSettings settings, String name, Path onnx)
            throws IOException, InterruptedException {
        try (ConsoleProgress progress = ConsoleProgress.start("self-play", "games")) {
            return new SelfPlayBench(settings).onProgress(progress).run(name, onnx, game.game(), Games.all());
        }
    }

    private Path onnx() {
        return Files.isDirectory(network) ? network.resolve("model.onnx") : network;
    }

    private Path export(Path target) throws IOException {
        NetworkSettings shape = NetworkSettings.ofSize(net.blocks(), net.channels());
        OnnxExport.write(PolicyValueNetwork.create(shape, NetworkLayout.of(game.game()), 1), target, Map.of());
        return target;
    }
}
