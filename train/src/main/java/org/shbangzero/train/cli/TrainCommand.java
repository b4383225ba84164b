package org.shbangzero.train.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.shbangzero.core.ShellCommand;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.shell.Interruption;
import org.shbangzero.selfplay.config.ConfigReader;
import org.shbangzero.selfplay.config.ConfigWriter;
import org.shbangzero.train.job.JobSettings;
import org.shbangzero.train.job.RunFolder;
import org.shbangzero.train.job.Training;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code shbang train}: the training job. */
@Command(
        name = "train",
        description = "Trains a network from one config file: games, training, matches, and again.",
        footer = {
            "",
            "A run can be stopped at any time, by Ctrl-C or by kill -9, and goes on with",
            "--resume. With --resume, the keys that are marked so in configs/README.md may",
            "have other values.",
            "",
            "Examples:",
            "  shbang train configs/shbang-quickstart.yaml",
            "  shbang train configs/shbang-quickstart.yaml -o seed=2 --run runs/second",
            "  shbang train configs/shbang-quickstart.yaml -o iterations=20 --resume"
        })
final class TrainCommand implements Callable<Integer> {
    private static final Path RUNS = Path.of("runs");

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "CONFIG", description = "The config file, in YAML.")
    private Path config;

    @Option(
            names = "-o",
            paramLabel = "KEY=VALUE",
            description = "Another value for a key of the config, e.g. search.simulations=32.")
    private List<String> overrides = new ArrayList<>();

    @Option(names = "--run", paramLabel = "DIR", description = "The run's folder (default: runs/NAME for NAME.yaml).")
    private Path run;

    @Option(names = "--resume", description = "Go on with the run in the folder.")
    private boolean resume;

    @Option(names = "--dry-run", description = "Print the config with every key, and stop.")
    private boolean dryRun;

    @Override
    public Integer call() throws InterruptedException {
        JobSettings settings = ConfigReader.read(config, overrides, JobSettings.class);
        PrintWriter out = spec.commandLine().getOut();
        if (dryRun) {
            out.print(ConfigWriter.toYaml(settings));
            return ExitCodes.OK;
        }
        RunFolder folder = new RunFolder(run == null ? RUNS.resolve(ConfigFiles.baseName(config)) : run);
        TrainConsole console = new TrainConsole(out, spec.commandLine().getErr());
        try (Interruption interruption = Interruption.of(Thread.currentThread())) {
            return run(new Training(settings, folder, console), console, interruption);
        }
    }

    private int run(Training training, TrainConsole console, Interruption interruption) throws InterruptedException {
        try {
            training.run(resume, resumeCommand());
            return ExitCodes.OK;
        } catch (InterruptedException | RuntimeException | LinkageError e) {
            // Once told to stop, work may end in any way: an interrupted thread's files close under its hands, and so
            // do those from which native libraries are being loaded.
            if (!interruption.requested()) {
                throw e;
            }
            console.note("stopped; go on by\n  " + resumeCommand());
            return ExitCodes.INTERRUPTED;
        }
    }

    private String resumeCommand() {
        List<String> words = new ArrayList<>(List.of("train", config.toString()));
        overrides.forEach(option -> words.addAll(List.of("-o", option)));
        if (run != null) {
            words.addAll(List.of("--run", run.toString()));
        }
        words.add("--resume");
        return ShellCommand.of(words.toArray());
    }
}
