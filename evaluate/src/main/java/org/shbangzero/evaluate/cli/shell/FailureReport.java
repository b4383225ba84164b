package org.shbangzero.evaluate.cli.shell;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.FileErrors;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/**
 * Turns what a command threw into one message and an exit code. What a person can mend (input, files, memory) is told in
 * words; the rest is our own fault and says how to see the stack trace.
 */
final class FailureReport implements IExecutionExceptionHandler {
    private final Program program;
    private final String name;

    /** @param name with which messages begin */
    FailureReport(Program program, String name) {
        this.program = program;
        this.name = name;
    }

    @Override
    public int handleExecutionException(Exception exception, CommandLine command, ParseResult parsed) {
        return report(exception, command.getErr());
    }

    int report(Throwable thrown, PrintWriter err) {
        Throwable cause = unwrap(thrown);
        if (program.isDebug()) {
            thrown.printStackTrace(err);
        }
        if (cause instanceof InputException) {
            return print(err, cause.getMessage(), ExitCodes.BAD_INPUT);
        }
        if (cause instanceof IOException io) {
            return print(err, FileErrors.describe(io), ExitCodes.BAD_INPUT);
        }
        if (cause instanceof InterruptedException || cause instanceof CancellationException) {
            return print(err, "interrupted", ExitCodes.INTERRUPTED);
        }
        if (cause instanceof OutOfMemoryError) {
            String message = "out of memory (" + cause.getMessage() + "); allow more: " + program.memorySetting();
            return print(err, message, ExitCodes.INTERNAL);
        }
        String hint = program.isDebug() ? "" : " (run again with --debug for the stack trace)";
        return print(err, "internal error: " + cause + hint, ExitCodes.INTERNAL);
    }

    /** What a message quotes, from a file for one, must not reach the terminal as a command. */
    private int print(PrintWriter err, String message, int exitCode) {
        err.println(name + ": " + message.replaceAll("[\\p{Cntrl}\\x80-\\x9F&&[^\\r\\n\\t]]", "?"));
        err.flush();
        return exitCode;
    }

    /** The cause that says what happened, from under wrappers that only say how it came here. */
    private static Throwable unwrap(Throwable thrown) {
        Throwable cause = thrown;
        while (cause.getCause() != null && isWrapper(cause)) {
            cause = cause.getCause();
        }
        return cause;
    }

    private static boolean isWrapper(Throwable thrown) {
        return thrown instanceof UncheckedIOException
                || thrown instanceof ExecutionException
                || thrown instanceof CompletionException;
    }
}
