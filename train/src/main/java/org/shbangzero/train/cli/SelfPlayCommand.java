package org.shbangzero.train.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.shell.Interruption;
import org.shbangzero.evaluate.cli.terminal.ConsoleProgress;
import org.shbangzero.evaluate.player.NetworkFiles;
import org.shbangzero.selfplay.config.ConfigReader;
import org.shbangzero.selfplay.config.ConfigWriter;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.selfplay.worker.SelfPlay;
import org.shbangzero.selfplay.worker.SelfPlayStatistics;
import org.shbangzero.selfplay.worker.SelfPlayTask;
import org.shbangzero.train.job.JobSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code shbang selfplay}: games of one network with itself, as replay files. */
@Command(
        name = "selfplay",
        description = "Plays games of a network with itself, and writes them as replay files.",
        footer = {
            "",
            "A checkpoint is a .onnx file, a checkpoint's folder, or RUN@best, RUN@latest,",
            "RUN@3. The games depend on config, checkpoint and iteration alone.",
            "",
            "Example:",
            "  shbang selfplay --config configs/shbang-quickstart.yaml \\",
            "      --checkpoint runs/shbang-quickstart@best --games 64"
        })
final class SelfPlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--config", required = true, paramLabel = "CONFIG", description = "The config file, in YAML.")
    private Path config;

    @Option(names = "--checkpoint", required = true, paramLabel = "X", description = "The network that plays.")
    private String checkpoint;

    @Option(names = "--games", required = true, paramLabel = "N", description = "Number of games.")
    private int games;

    @Option(
            names = "-o",
            paramLabel = "KEY=VALUE",
            description = "Another value for a key of the config, e.g. search.simulations=32.")
    private List<String> overrides = new ArrayList<>();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for the replay files (default: replay/NAME for NAME.yaml).")
    private Path out;

    @Option(
            names = "--iteration",
            paramLabel = "I",
            defaultValue = "0",
            description = "Number that names the files, and with the config's seed gives each game's own (default:"
                    + " ${DEFAULT-VALUE}).")
    private int iteration;

    @Option(names = "--resume", description = "Go on with files that an interrupted start has left in DIR.")
    private boolean resume;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (games < 1 || iteration < 0) {
            throw new ParameterException(spec.commandLine(), "--games must be at least 1, and --iteration at least 0");
        }
        JobSettings settings = ConfigReader.read(config, overrides, JobSettings.class);
        NetworkFiles network = NetworkFiles.find(checkpoint);
        Path folder = out == null ? Path.of("replay", ConfigFiles.baseName(config)) : out;
        requireFolder(folder);
        Game game = Games.byId(settings.game());
        int perShard = settings.selfPlay().gamesPerShard();
        SelfPlayTask task = task(settings, network, folder, allShards(perShard));
        if (resume) {
            task = task(settings, network, folder, new FinishedShards(task, game, perShard).missing());
        } else {
            refuseToOverwrite(task);
        }
        try (OnnxEvaluator evaluator = OnnxEvaluator.open(network.model(), game);
                Interruption interruption = Interruption.of(Thread.currentThread())) {
            Files.createDirectories(folder);
            return play(settings, evaluator, task, interruption);
        }
    }

    private SortedSet<Integer> allShards(int perShard) {
        return IntStream.rangeClosed(0, (games - 1) / perShard).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    /** The network's name in the rows has its fingerprint, by which another one is told apart when the task goes on. */
    private SelfPlayTask task(JobSettings settings, NetworkFiles network, Path folder, SortedSet<Integer> shards)
            throws IOException {
        String checkpoint = network.label() + "#" + NetworkFiles.fingerprint(network.model());
        return new SelfPlayTask(
                settings.seed(), iteration, checkpoint, ConfigWriter.hash(settings), folder, shards, games);
    }

    private static void requireFolder(Path folder) {
        if (folder.toString().isBlank() || (Files.exists(folder) && !Files.isDirectory(folder))) {
            throw new InputException("--out '" + folder + "' is no folder; name one that exists or can be made");
        }
    }

    private static void refuseToOverwrite(SelfPlayTask task) {
        for (int shard : task.shards()) {
            if (Files.exists(task.shardFile(shard))) {
                throw new InputException(task.shardFile(shard)
                        + " exists already; go on with --resume, choose another folder with --out, or another number"
                        + " with --iteration");
            }
        }
    }

    private int play(JobSettings settings, OnnxEvaluator network, SelfPlayTask task, Interruption interruption)
            throws IOException, InterruptedException {
        try {
            if (task.shards().isEmpty()) {
                spec.commandLine().getOut().println("all files are in " + task.folder() + " already");
            } else {
                print(play(settings, network, task), task);
            }
            return ExitCodes.OK;
        } catch (InterruptedException | IOException | RuntimeException e) {
            // Once told to stop, work may end in any way: an interrupted thread's files close under its hands.
            if (!interruption.requested()) {
                throw e;
            }
            spec.commandLine()
                    .getErr()
                    .println("shbang: interrupted; the files in " + task.folder() + " are whole; go on with --resume");
            return ExitCodes.INTERRUPTED;
        }
    }

    private static SelfPlayStatistics play(JobSettings settings, OnnxEvaluator network, SelfPlayTask task)
            throws IOException, InterruptedException {
        try (ConsoleProgress progress = ConsoleProgress.start("self-play", "games")) {
            return new SelfPlay(Games.byId(settings.game()), settings.selfPlay(), settings.search())
                    .onProgress(progress)
                    .play(task, network);
        }
    }

    private void print(SelfPlayStatistics statistics, SelfPlayTask task) {
        PrintWriter writer = spec.commandLine().getOut();
        writer.printf(
                Locale.ROOT,
                "%d games, %d positions, %.1f plies on average, %d drawn%n",
                statistics.games(),
                statistics.positions(),
                statistics.meanPlies(),
                statistics.draws());
        statistics.results().forEach((result, count) -> writer.printf("  %-26s%d%n", result, count));
        int files = task.shards().size();
        writer.println(files + (files == 1 ? " new replay file in " : " new replay files in ") + task.folder());
    }
}
