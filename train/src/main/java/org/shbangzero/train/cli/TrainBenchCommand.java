package org.shbangzero.train.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.shbangzero.evaluate.cli.option.GameOption;
import org.shbangzero.evaluate.cli.option.ThreadsOption;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.train.bench.TrainBench;
import org.shbangzero.train.bench.TrainBench.Net;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code shbang bench train}: training steps. */
@Command(
        name = "train",
        description =
                "Measures training by size of network and batch, with oneDNN and without, and where the time goes.",
        footer = {"", "Example:", "  shbang bench train --net 4x32 --batch 256 --threads 2"})
final class TrainBenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private GameOption game;

    @Option(
            names = "--net",
            paramLabel = "SIZE",
            split = ",",
            defaultValue = "4x32,6x64",
            converter = NetConverter.class,
            description = "Blocks x channels of the networks, separated by commas (default: ${DEFAULT-VALUE}).")
    private List<Net> nets;

    @Option(
            names = "--batch",
            paramLabel = "N",
            split = ",",
            defaultValue = "128,256,512",
            description = "Positions of a step, separated by commas (default: ${DEFAULT-VALUE}).")
    private List<Integer> batchSizes;

    @Option(
            names = "--seconds",
            paramLabel = "T",
            defaultValue = "15",
            description = "Time for each row, beside warming up (default: ${DEFAULT-VALUE}).")
    private double seconds;

    @Option(
            names = "--reference",
            description =
                    "Only train the network of train/src/bench/reference_net.py, and print positions per second, then per second of processor time; compare-with-torch.sh there reads it.")
    private boolean referenceOnly;

    @Mixin
    private ThreadsOption threads;

    @Override
    public Integer call() throws IOException, InterruptedException {
        for (int size : batchSizes) {
            if (size < 2 * threads.threads()) {
                throw new ParameterException(
                        spec.commandLine(),
                        "Invalid value for option '--batch': " + size + " is not at least two for each of "
                                + threads.threads() + " threads");
            }
        }
        if (!(seconds > 0)) {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '--seconds': " + seconds + " is not more than 0");
        }
        TrainBench bench = new TrainBench(game.game(), nets, batchSizes, threads.threads(), seconds);
        if (referenceOnly) {
            bench.runReference(spec.commandLine().getOut());
        } else {
            bench.run(spec.commandLine().getOut());
        }
        return ExitCodes.OK;
    }
}
