package org.shbangzero.evaluate.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.cli.CommandLineRun;
import picocli.CommandLine.Command;

class FailureReportTest {
    private static Callable<Integer> body;

    @Command(name = "fail")
    static final class Failing implements Callable<Integer> {
        @Override
        public Integer call() throws Exception {
            return body.call();
        }
    }

    private static CommandLineRun failing(Throwable throwable, String... options) {
        body = () -> {
            if (throwable instanceof Error error) {
                throw error;
            }
            throw (Exception) throwable;
        };
        String[] args = new String[options.length + 1];
        args[0] = "fail";
        System.arraycopy(options, 0, args, 1, options.length);
        return CommandLineRun.run(List.of(Failing.class), args);
    }

    private static void assertReport(Throwable throwable, int exitCode, String message) {
        CommandLineRun run = failing(throwable);
        assertThat(run).isEqualTo(new CommandLineRun(exitCode, "", "shbang: " + message + "\n"));
    }

    @Test
    void badInputIsOneMessage() {
        assertReport(new InputException("no king", new RuntimeException("why")), 3, "no king");
        assertReport(new ExecutionException(new InputException("in a thread")), 3, "in a thread");
    }

    @Test
    void filesAreExplained() {
        assertReport(new NoSuchFileException("a/b"), 3, "no such file or folder: a/b");
        assertReport(new UncheckedIOException(new NoSuchFileException("c")), 3, "no such file or folder: c");
        assertReport(new AccessDeniedException("/root"), 3, "no permission for /root");
        assertReport(new FileAlreadyExistsException("run"), 3, "already exists: run");
        assertReport(new NotDirectoryException("x.txt"), 3, "not a folder: x.txt");
        assertReport(new IOException("No space left on device"), 3, "No space left on device");
    }

    @Test
    void interruptionHasTheExitCodeOfShells() {
        assertReport(new InterruptedException(), 130, "interrupted");
    }

    @Test
    void whatIsCancelledAsTheProgramEndsIsNoFault() {
        assertReport(new CancellationException("the program is ending"), 130, "interrupted");
    }

    @Test
    void whatIsQuotedCannotCommandATerminal() {
        assertReport(
                new InputException("bad FEN '\u001b[2J\u009b1m\u0000\u2659'\n\tline 2"),
                3,
                "bad FEN '?[2J?1m?\u2659'\n\tline 2");
    }

    @Test
    void ownFaultsAreInternalErrors() {
        String hint = " (run again with --debug for the stack trace)";
        assertReport(
                new IllegalStateException("bug"), 1, "internal error: java.lang.IllegalStateException: bug" + hint);
        assertReport(new StackOverflowError(), 1, "internal error: java.lang.StackOverflowError" + hint);
        assertReport(
                new OutOfMemoryError("Java heap space"),
                1,
                "out of memory (Java heap space); allow more: SHBANG_MEMORY=8g, or SHBANG_JAVA_OPTS=-Xmx8g for commands"
                        + " that train nothing");
    }

    @Test
    void debugPrintsTheStackTrace() {
        CommandLineRun run = failing(new IllegalStateException("bug"), "--debug");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("java.lang.IllegalStateException: bug\n\tat ")
                .endsWith("shbang: internal error: java.lang.IllegalStateException: bug\n");
    }
}
