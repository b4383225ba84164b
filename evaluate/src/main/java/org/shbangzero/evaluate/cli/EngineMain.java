package org.shbangzero.evaluate.cli;

import org.shbangzero.evaluate.cli.shell.CommandLines;

/** Starts the commands that need no Deeplearning4j, on a class path without it. */
public final class EngineMain {
    private EngineMain() {}

    public static void main(String[] args) {
        System.exit(CommandLines.run(EngineCommands.all(), args));
    }
}
