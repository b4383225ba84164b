package org.shbangzero.evaluate.cli.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.cli.shell.CommandLines;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.shell.Program;
import org.shbangzero.evaluate.cli.shell.Version;
import org.shbangzero.evaluate.packaging.EnginePackage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The engine of a packaged folder, which has no libraries for anything else. Its launcher names the network. */
@Command(
        name = EnginePackage.LAUNCHER,
        versionProvider = Version.class,
        description = "Thinks for chess programs, which talk to it by the Universal Chess Interface (UCI).",
        optionListHeading = "%nOptions:%n",
        footer = {
            "",
            "Name this file to a chess program as a UCI engine; README.txt beside it says how.",
            "",
            "Example:",
            "  " + EnginePackage.LAUNCHER
        })
public final class PackagedEngine extends Program implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(hidden = true)
    private String network;

    public static void main(String[] args) {
        System.exit(CommandLines.run(new PackagedEngine(), args));
    }

    @Override
    protected String memorySetting() {
        return "SHBANG_JAVA_OPTS=-Xmx8g";
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!Files.isRegularFile(Path.of(network))) {
            throw new InputException("there is no network " + network
                    + "; the engine's folder is not whole: unpack it again, or have it packaged again");
        }
        UciCommand.serve(
                EngineChoice.network(network, Optional.empty()),
                Optional.empty(),
                spec.commandLine().getOut());
        return ExitCodes.OK;
    }
}
