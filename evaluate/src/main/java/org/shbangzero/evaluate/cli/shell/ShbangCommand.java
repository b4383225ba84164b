package org.shbangzero.evaluate.cli.shell;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command above all others, which does nothing by itself. */
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
final class ShbangCommand extends Program implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    protected String memorySetting() {
        return "SHBANG_MEMORY=8g, or SHBANG_JAVA_OPTS=-Xmx8g for commands that train nothing";
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Missing command");
    }
}
