package org.shbangzero.evaluate.cli.option;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --threads}, for commands to mix in. */
public final class ThreadsOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = {"-t", "--threads"},
            paramLabel = "N",
            description = "Threads to use (default: one for each processor).")
    void setThreads(int threads) {
        if (threads < 1) {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '--threads': " + threads + " is not at least 1");
        }
        this.threads = threads;
    }

    /** At least 1. */
    public int threads() {
        return threads;
    }
}
