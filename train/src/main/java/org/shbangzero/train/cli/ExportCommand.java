package org.shbangzero.train.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.shbangzero.core.InputException;
import org.shbangzero.core.ShellCommand;
import org.shbangzero.evaluate.cli.ExitCodes;
import org.shbangzero.evaluate.cli.Version;
import org.shbangzero.evaluate.player.NetworkFiles;
import org.shbangzero.train.export.CheckpointExport;
import org.shbangzero.train.trainer.CheckpointFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code shbang export}: a checkpoint as a network file that stands alone. */
@Command(
        name = "export",
        description = {
            "Writes a checkpoint's network as one ONNX file, to pass on or to use in other programs.",
            "",
            "The file says what it is: its game and layouts, how it was trained, how strong it was, its licence, and how far ONNX Runtime is from Deeplearning4j on 1,000 positions. 'shbang describe' shows it."
        },
        footer = {
            "",
            "Examples:",
            "  shbang export runs/shbang-quickstart@best -o shbang.onnx",
            "  shbang export runs/shbang-quickstart@3 -o third.onnx --licence CC0-1.0"
        })
final class ExportCommand implements Callable<Integer> {
    private static final String SUFFIX = ".onnx";

    /** No licence is made up: the toolkit's own is about the program, not about what its users train. */
    private static final String NO_LICENCE = "not stated: ask whoever trained this network before you pass it on"
            + " (the toolkit's Apache License 2.0 is about the program, not about this network)";

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "WHAT", description = "The checkpoint: its folder, or RUN@best, RUN@latest, RUN@3.")
    private String what;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE.onnx",
            required = true,
            description = "The file to write.")
    private Path target;

    @Option(
            names = "--licence",
            paramLabel = "TEXT",
            description = "The licence of the network, for its metadata (default: a note that none is stated).")
    private String licence;

    @Option(names = "--force", description = "Replace FILE.onnx if it exists.")
    private boolean force;

    @Override
    public Integer call() throws IOException {
        if (licence != null && licence.isBlank()) {
            throw invalid("--licence", "the licence is empty; leave the option out if there is none");
        }
        NetworkFiles network = NetworkFiles.find(what);
        requireCheckpoint(network);
        prepareTarget();
        String terms = licence == null ? NO_LICENCE : licence.strip();
        CheckpointExport.Result result = new CheckpointExport(
                        network.model(), network.label(), terms, "shbang-zero " + Version.project())
                .write(target);
        print(network.label(), result);
        return ExitCodes.OK;
    }

    private ParameterException invalid(String option, String reason) {
        return new ParameterException(spec.commandLine(), "Invalid value for option '" + option + "': " + reason);
    }

    private void requireCheckpoint(NetworkFiles network) {
        Path average = new CheckpointFiles(network.model().toAbsolutePath().getParent()).average();
        if (!Files.isRegularFile(average)) {
            throw new InputException("'" + what + "' is no checkpoint that can be exported: there is no " + average
                    + ", which has its weights");
        }
    }

    private void prepareTarget() throws IOException {
        if (!target.toString().endsWith(SUFFIX)) {
            throw invalid("--output", "'" + target + "' does not end in " + SUFFIX);
        }
        if (Files.isDirectory(target)) {
            throw new InputException(target + " is a folder; name a file with -o");
        }
        if (Files.exists(target) && !force) {
            throw new InputException(target + " exists already; name another file, or replace it with --force");
        }
        Path folder = target.toAbsolutePath().getParent();
        if (Files.exists(new CheckpointFiles(folder).average())) {
            throw new InputException(
                    folder + " is a checkpoint's folder, which must stay as it is; name a file elsewhere with -o");
        }
        Files.createDirectories(folder);
    }

    private void print(String label, CheckpointExport.Result result) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        out.println(String.format(
                Locale.ROOT,
                "%s: %,d bytes, from %s after %s training steps",
                target,
                Files.size(target),
                label,
                result.metadata().get("step")));
        out.println(String.format(
                Locale.ROOT,
                "Parity with Deeplearning4j on %,d positions, %,d of them from the run's own games: logits of legal moves"
                        + " differ by at most %.1e, win, draw and loss by %.1e.",
                result.parity().positions(),
                result.replayed(),
                result.parity().legalPolicy(),
                result.parity().wdl()));
        out.println("Next: " + ShellCommand.of("describe", target));
    }
}
