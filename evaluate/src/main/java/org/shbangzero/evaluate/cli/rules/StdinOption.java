package org.shbangzero.evaluate.cli.rules;

import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --stdin}, for commands that answer many requests with one start. */
final class StdinOption {
    private static final String NAME = "--stdin";

    /** Options that hold for all requests. */
    private static final Set<String> FOR_ALL = Set.of(NAME, DeadPositionOption.NAME);

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = NAME, description = "Answer requests from standard input, one a line, fields separated by tabs.")
    private boolean stdin;

    /**
     * Whether requests come from standard input.
     *
     * @throws ParameterException if an option asks for something else at the same time
     */
    boolean isGiven() {
        if (stdin) {
            for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
                refuseBeside(option);
            }
        }
        return stdin;
    }

    private void refuseBeside(OptionSpec option) {
        if (!option.inherited() && !FOR_ALL.contains(option.longestName())) {
            throw new ParameterException(
                    spec.commandLine(),
                    "'" + option.longestName() + "' has no meaning beside '--stdin': each line says it for itself");
        }
    }
}
