package org.shbangzero.train.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.shbangzero.core.InputException;
import org.shbangzero.core.ShellCommand;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.shell.Interruption;
import org.shbangzero.evaluate.cli.shell.Version;
import org.shbangzero.evaluate.player.NetworkFiles;
import org.shbangzero.train.export.CheckpointExport;
import org.shbangzero.train.export.VariantExport;
import org.shbangzero.train.export.VariantExport.MatchLength;
import org.shbangzero.train.export.VariantResult;
import org.shbangzero.train.job.RunCheckpoint;
import org.shbangzero.train.network.export.NetworkVariant;
import org.shbangzero.train.trainer.CheckpointFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code shbang export}: a checkpoint as a network file, or as a page to play on, that stands alone. */
@Command(
        name = "export",
        description = {
            "Writes a checkpoint's network as one ONNX file, to pass on or to use in other programs.",
            "",
            "The file says what it is: its game and layouts, how it was trained, how strong it was, its licence, and how far ONNX Runtime is from Deeplearning4j on 1,000 positions. 'shbang describe' shows it.",
            "",
            "With --variant it is written in other numbers too, and each variant is compared with float32: differences on 1,000 positions, speed, and a match. Its file says how it did.",
            "",
            "With --html it writes a page instead, on which people play against the network in their browser, without a server."
        },
        footer = {
            "",
            "Examples:",
            "  shbang export runs/shbang-quickstart@best -o shbang.onnx",
            "  shbang export runs/shbang-quickstart@3 -o third.onnx --licence CC0-1.0",
            "  shbang export runs/shbang-quickstart@best -o shbang.onnx --variant int8",
            "  shbang export runs/shbang-quickstart@best --html shbang.html --onnxruntime-web onnxruntime-web"
        })
final class ExportCommand implements Callable<Integer> {
    private static final String SUFFIX = ".onnx";

    /** No licence is made up: the toolkit's own is about the program, not about what its users train. */
    private static final String NO_LICENCE = "not stated: ask whoever trained this network before you pass it on"
            + " (the toolkit's Apache License 2.0 is about the program, not about this network)";

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "WHAT",
            description = "The checkpoint: its folder, or RUN@best, RUN@latest, RUN@3. For --html also a .onnx file.")
    private String what;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE.onnx",
            description = "The file to write.")
    private Path target;

    @Option(
            names = "--licence",
            paramLabel = "TEXT",
            description = "The licence of the network, for its metadata (default: a note that none is stated).")
    private String licence;

    @Option(names = "--force", description = "Replace files that exist.")
    private boolean force;

    @Mixin
    private VariantOptions variants;

    @Mixin
    private HtmlOptions html;

    @Override
    public Integer call() throws IOException {
        if (html.isWanted()) {
            requireNoOthers();
            html.export(NetworkFiles.find(what), force, spec.commandLine().getOut());
            return ExitCodes.OK;
        }
        if (target == null) {
            throw new ParameterException(
                    spec.commandLine(), "Missing required option: '--output=FILE.onnx', or '--html=PAGE'");
        }
        if (licence != null && licence.isBlank()) {
            throw invalid("--licence", "the licence is empty; leave the option out if there is none");
        }
        MatchLength match = variants.match();
        NetworkFiles network = NetworkFiles.find(what);
        requireCheckpoint(network);
        requireTarget();
        if (!variants.variants().isEmpty()) {
            variants.requirePositions(what, replay(network));
        }
        Files.createDirectories(target.toAbsolutePath().getParent());
        try (Interruption interruption = new Interruption()) {
            return write(network, match, interruption);
        }
    }

    private int write(NetworkFiles network, MatchLength match, Interruption interruption) throws IOException {
        TrainConsole console =
                new TrainConsole(spec.commandLine().getOut(), spec.commandLine().getErr());
        Path file = target;
        try {
            CheckpointExport.Result result = export(network).write(target, interruption::requested);
            print(network.label(), result, console);
            if (!variants.variants().isEmpty()) {
                VariantExport export = new VariantExport(
                        target, result.game(), result.replay(), match, console, interruption::requested);
                for (NetworkVariant variant : variants.variants()) {
                    file = variant.fileBeside(target);
                    VariantResult written = export.write(variant, file);
                    written.lines(file, Files.size(file)).forEach(console::result);
                }
            }
            console.result("Next: " + ShellCommand.of("describe", target));
            return ExitCodes.OK;
        } catch (IOException | RuntimeException | LinkageError e) {
            // Once told to stop, work may end in any way: libraries, for one, can no longer be loaded.
            if (!interruption.requested()) {
                throw e;
            }
            console.note("interrupted; " + file + " was not written");
            return ExitCodes.INTERRUPTED;
        }
    }

    private CheckpointExport export(NetworkFiles network) {
        String terms = licence == null ? NO_LICENCE : licence.strip();
        return new CheckpointExport(network.model(), network.label(), terms, "shbang-zero " + Version.project());
    }

    private static List<Path> replay(NetworkFiles network) throws IOException {
        Path folder = network.model().toAbsolutePath().getParent();
        return RunCheckpoint.find(folder).map(RunCheckpoint::replay).orElse(List.of());
    }

    private void requireNoOthers() {
        if (target != null || licence != null || !variants.variants().isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--html writes a page alone: leave out --output, --licence and --variant, or run export twice");
        }
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

    private void requireTarget() {
        if (!target.toString().endsWith(SUFFIX)) {
            throw invalid("--output", "'" + target + "' does not end in " + SUFFIX);
        }
        Path folder = target.toAbsolutePath().getParent();
        if (Files.exists(new CheckpointFiles(folder).average())) {
            throw new InputException(
                    folder + " is a checkpoint's folder, which must stay as it is; name a file elsewhere with -o");
        }
        requireFree(target);
        variants.variants().forEach(variant -> requireFree(variant.fileBeside(target)));
    }

    private void requireFree(Path file) {
        if (Files.isDirectory(file)) {
            throw new InputException(file + " is a folder; name another file with -o");
        }
        if (Files.exists(file) && !force) {
            throw new InputException(file + " exists already; name another file, or replace it with --force");
        }
    }

    private void print(String label, CheckpointExport.Result result, TrainConsole console) throws IOException {
        console.result(String.format(
                Locale.ROOT,
                "%s: %,d bytes, from %s after %s training steps",
                target,
                Files.size(target),
                label,
                result.metadata().get("step")));
        console.result(String.format(
                Locale.ROOT,
                "Parity with Deeplearning4j on %,d positions, %,d of them from the run's own games: logits of legal moves"
                        + " differ by at most %.1e, win, draw and loss by %.1e.",
                result.parity().positions(),
                result.replayed(),
                result.parity().legalPolicy(),
                result.parity().wdl()));
    }
}
