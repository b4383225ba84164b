package org.shbangzero.train.cli;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.evaluate.cli.EngineCommands;
import org.shbangzero.evaluate.cli.shell.CommandLines;

/** Starts any command of the toolkit. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(CommandLines.run(commands(), args));
    }

    /** All commands, the training ones first, in the order in which help lists them. */
    static List<Class<?>> commands() {
        List<Class<?>> commands = new ArrayList<>(TrainCommands.all());
        commands.addAll(EngineCommands.all());
        return commands;
    }
}
