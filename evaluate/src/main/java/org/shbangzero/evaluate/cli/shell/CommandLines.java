package org.shbangzero.evaluate.cli.shell;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import org.shbangzero.evaluate.cli.terminal.Terminal;
import org.shbangzero.evaluate.cli.terminal.WatchedOutput;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Puts the command line together from a list of command classes, and runs it.
 *
 * <p>A command is a class with picocli's {@link Command} annotation that implements {@link Runnable} or
 * {@code Callable<Integer>}; it prints results to its {@code CommandSpec.commandLine().getOut()}, and reports bad input by
 * throwing {@link org.shbangzero.core.InputException}. {@code --help} and {@code --debug} come by themselves.
 */
public final class CommandLines {
    private CommandLines() {}

    /** Runs one command line on the process's own streams, and returns the exit code. */
    public static int run(List<Class<?>> commands, String... args) {
        return run(shbang(commands), Terminal.output(), Terminal.error(), args);
    }

    /** The same, for a program without commands. */
    public static int run(Program program, String... args) {
        return run(configured(new CommandLine(program)), Terminal.output(), Terminal.error(), args);
    }

    /** Runs one command line, and reports an output that could not be written: a full disk must not look like success. */
    static int run(List<Class<?>> commands, WatchedOutput out, PrintWriter err, String... args) {
        return run(shbang(commands), out, err, args);
    }

    private static int run(CommandLine program, WatchedOutput out, PrintWriter err, String... args) {
        int exitCode = run(program, Terminal.writer(out), err, args);
        if (exitCode == ExitCodes.OK && out.failure().isPresent()) {
            err.println(program.getCommandName() + ": cannot write the output: "
                    + out.failure().get().getMessage());
            err.flush();
            return ExitCodes.BAD_INPUT;
        }
        return exitCode;
    }

    /**
     * Runs one command line.
     *
     * @param commands the command classes, in the order in which help lists them
     * @param out receives results and help
     * @param err receives error messages
     * @return one of {@link ExitCodes}, or what the command returned
     */
    public static int run(List<Class<?>> commands, PrintWriter out, PrintWriter err, String... args) {
        return run(shbang(commands), out, err, args);
    }

    private static int run(CommandLine program, PrintWriter out, PrintWriter err, String... args) {
        FailureReport failures = new FailureReport(program.getCommand(), program.getCommandName());
        program.setOut(out).setErr(err).setExecutionExceptionHandler(failures);
        try {
            return program.execute(withHelpAsOption(args));
        } catch (Error e) {
            return failures.report(e, err);
        } finally {
            out.flush();
            err.flush();
        }
    }

    /** {@code help match}, as many programs have it, is {@code match --help}. */
    private static String[] withHelpAsOption(String[] args) {
        if (args.length == 0 || !args[0].equals("help")) {
            return args;
        }
        String[] asOption = Arrays.copyOfRange(args, 1, args.length + 1);
        asOption[args.length - 1] = "--help";
        return asOption;
    }

    private static CommandLine shbang(List<Class<?>> commands) {
        CommandLine shbang = new CommandLine(new ShbangCommand());
        commands.forEach(shbang::addSubcommand);
        return configured(shbang);
    }

    private static CommandLine configured(CommandLine program) {
        return program.setColorScheme(Help.defaultColorScheme(Terminal.colours()))
                .setUsageHelpLongOptionsMaxWidth(32)
                .setAbbreviatedOptionsAllowed(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionStrategy(CommandLines::execute)
                .setParameterExceptionHandler(new UsageReport());
    }

    /** Runs the command; picocli by itself would answer an unknown command that has {@code --help} with the program's help. */
    private static int execute(ParseResult line) {
        List<String> words =
                line.unmatched().stream().filter(word -> !word.startsWith("-")).toList();
        if (!line.hasSubcommand() && !words.isEmpty()) {
            throw new UnmatchedArgumentException(line.commandSpec().commandLine(), words);
        }
        return new RunLast().execute(line);
    }
}
