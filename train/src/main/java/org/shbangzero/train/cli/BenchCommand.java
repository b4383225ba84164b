package org.shbangzero.train.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code shbang bench}: the measurements, one sub-command each. */
@Command(
        name = "bench",
        description = "Measures how fast this machine plays and trains, and the rules alone.",
        synopsisSubcommandLabel = "WHAT",
        commandListHeading = "%nWhat to measure:%n",
        subcommands = {CoreBenchCommand.class, SelfPlayBenchCommand.class, TrainBenchCommand.class},
        footer = {
            "",
            "'shbang bench jmh [PATTERN]' runs the JMH benchmarks of a source tree.",
            "",
            "Example:",
            "  shbang bench selfplay --game chess --threads 1"
        })
final class BenchCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Missing what to measure: core, selfplay, train or jmh");
    }
}
