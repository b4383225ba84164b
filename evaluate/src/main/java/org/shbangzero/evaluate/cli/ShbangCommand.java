package org.shbangzero.evaluate.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command above all others: holds the options that every command has, and does nothing by itself. */
@Command(
        name = "shbang",
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = "Trains strong engines for chess variants from nothing but their rules.",
        commandListHeading = "%nCommands:%n",
        optionListHeading = "%nOptions:%n",
        footer = {
            "",
            "Exit codes: 0 ok, 1 internal error, 2 usage, 3 bad input, 130 interrupted.",
            "'shbang COMMAND --help' explains a command, with an example."
        })
final class ShbangCommand implements Runnable {
    @Spec
    private CommandSpec spec;

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

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Missing command");
    }
}
