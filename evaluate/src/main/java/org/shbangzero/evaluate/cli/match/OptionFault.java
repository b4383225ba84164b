package org.shbangzero.evaluate.cli.match;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Refuses the values of options that a command's own rules exclude, in the words that picocli has for those of a wrong type. */
final class OptionFault {
    private OptionFault() {}

    /** Refuses an option unless {@code fine}. */
    static void unless(boolean fine, CommandSpec command, String option, String fault) {
        if (!fine) {
            throw new ParameterException(command.commandLine(), "Invalid value for option '" + option + "': " + fault);
        }
    }
}
