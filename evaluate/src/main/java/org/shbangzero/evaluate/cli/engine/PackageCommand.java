package org.shbangzero.evaluate.cli.engine;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.ShellCommand;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.shell.Version;
import org.shbangzero.evaluate.packaging.EnginePackage;
import org.shbangzero.evaluate.packaging.Platform;
import org.shbangzero.evaluate.player.NetworkFiles;
import org.shbangzero.selfplay.inference.NetworkMetadata;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.selfplay.onnx.OnnxDescription;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code shbang package}: an engine to give to others. */
@Command(
        name = "package",
        description = {
            "Writes a folder with an engine that any chess program which speaks UCI can start: launchers for Linux, macOS and Windows, the network, the libraries and their licences.",
            "",
            "It needs Java 17 or newer, and works wherever it is moved. Its README.txt says how to add it to chess programs."
        },
        footer = {
            "",
            "Examples:",
            "  shbang package shbang.onnx -o shbang-engine",
            "  shbang package runs/chess-quickstart@best -o chess --platforms win-x64"
        })
public final class PackageCommand implements Callable<Integer> {
    private static final double MEGABYTE = 1e6;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "NET",
            description = "The network: a .onnx file, a checkpoint's folder, or RUN@best, RUN@latest, RUN@3.")
    private String network;

    private Path folder;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
            required = true,
            description = "The folder to write.")
    void setFolder(Path typed) {
        // Without "..", which leads nowhere from a folder that is yet to be made.
        folder = typed.toAbsolutePath().normalize();
    }

    @Option(
            names = "--platforms",
            paramLabel = "NAME",
            split = ",",
            converter = PlatformConverter.class,
            description = "On which machines it shall run: linux-x64, linux-aarch64, osx-aarch64, win-x64"
                    + " (default: all of them).")
    private List<Platform> platforms = List.of(Platform.values());

    @Option(names = "--force", description = "Replace a packaged engine that is there.")
    private boolean force;

    @Override
    public Integer call() throws IOException {
        NetworkFiles files = NetworkFiles.find(network);
        Map<String, String> metadata = OnnxDescription.read(files.model()).metadata();
        Game game = Games.byId(
                NetworkMetadata.parse(files.model().toString(), metadata).game());
        // So that nobody gets a network that cannot play.
        OnnxEvaluator.requirePlayable(files.model(), game);
        Set<Platform> chosen = EnumSet.copyOf(platforms);
        long bytes = new EnginePackage(
                        files.model(),
                        files.label(),
                        game,
                        metadata.getOrDefault("licence", "not stated: ask whoever trained it before you pass it on"),
                        Version.project(),
                        chosen,
                        PackagedEngine.class.getName())
                .write(folder, force);
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                Locale.ROOT,
                "%s: %.1f MB, an engine for %s on %s%n",
                folder,
                bytes / MEGABYTE,
                game.id(),
                String.join(", ", chosen.stream().map(Platform::word).toList()));
        out.println("Next: name " + quoted(EnginePackage.LAUNCHER) + " to a chess program as a UCI engine; "
                + quoted("README.txt") + " says how");
        return ExitCodes.OK;
    }

    private String quoted(String file) {
        return ShellCommand.quoted(folder.resolve(file).toString());
    }
}
