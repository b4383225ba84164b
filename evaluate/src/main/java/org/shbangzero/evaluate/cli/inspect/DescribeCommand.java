package org.shbangzero.evaluate.cli.inspect;

import java.util.concurrent.Callable;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.player.NetworkFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code shbang describe}: what a network's file says of itself. */
@Command(
        name = "describe",
        description =
                "Tells all about a network: its game, what it reads and answers, its size, and how it came about.",
        footer = {"", "Examples:", "  shbang describe net.onnx", "  shbang describe runs/shbang-quickstart@best --json"
        })
public final class DescribeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "NET",
            description = "The network: a .onnx file, a checkpoint's folder, or RUN@best, RUN@latest, RUN@3.")
    private String network;

    @Option(names = "--json", description = "Print one JSON object, for programs.")
    private boolean json;

    @Override
    public Integer call() {
        NetworkDescription description =
                NetworkDescription.of(NetworkFiles.find(network).model());
        if (json) {
            spec.commandLine().getOut().println(description.json());
        } else {
            new DescribeReport(spec.commandLine().getOut()).print(description);
        }
        return ExitCodes.OK;
    }
}
