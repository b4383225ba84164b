package org.shbangzero.evaluate.cli.shell;

import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** What a command line starts: has the options that all its commands have too. Messages begin with its name. */
public abstract class Program {
    @SuppressWarnings("UnusedVariable") // picocli acts on the option by itself
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help and exit.")
    private boolean help;

    @SuppressWarnings("UnusedVariable") // likewise
    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version and exit.")
    private boolean version;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "On an error, print the stack trace too.")
    private boolean debug;

    boolean isDebug() {
        return debug;
    }

    /** How to let it have more memory, as a setting of the environment. */
    protected abstract String memorySetting();
}
