package org.shbangzero.evaluate.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.shbangzero.evaluate.cli.shell.CommandLines;

/** One command line, run within the test's process: what it printed, with line ends as {@code \n}, and its exit code. */
public record CommandLineRun(int exitCode, String out, String err) {

    public static CommandLineRun shbang(String... args) {
        return run(EngineCommands.all(), args);
    }

    /** As {@link #shbang}, with {@code input} as standard input. */
    public static CommandLineRun shbangReading(String input, String... args) {
        InputStream original = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return shbang(args);
        } finally {
            System.setIn(original);
        }
    }

    public static CommandLineRun run(List<Class<?>> commands, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = CommandLines.run(commands, new PrintWriter(out), new PrintWriter(err), args);
        return new CommandLineRun(exitCode, text(out), text(err));
    }

    private static String text(StringWriter writer) {
        return writer.toString().replace(System.lineSeparator(), "\n");
    }
}
