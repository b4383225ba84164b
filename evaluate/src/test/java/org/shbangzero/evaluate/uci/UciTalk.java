package org.shbangzero.evaluate.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A conversation with an engine, ours in this process or another one, from the side of the user interface. */
final class UciTalk implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;
    private static final int PIPE_CHARACTERS = 1 << 16;
    /** No engine says this; the output has ended. */
    private static final String END = "\0";

    private final PrintWriter commands;
    private final BlockingQueue<String> answers;
    private final Runnable close;

    private UciTalk(Writer commands, BlockingQueue<String> answers, Runnable close) {
        this.commands = new PrintWriter(commands, true);
        this.answers = answers;
        this.close = close;
    }

    /** Talks to an engine of ours, which is closed in the end. */
    static UciTalk with(UciEngine engine) throws IOException {
        PipedWriter commands = new PipedWriter();
        PipedReader input = new PipedReader(commands, PIPE_CHARACTERS);
        BlockingQueue<String> answers = new LinkedBlockingQueue<>();
        Thread server = background("uci-engine", () -> serve(engine, input, answers));
        return new UciTalk(commands, answers, () -> join(server));
    }

    /** Talks to another program, which is killed in the end. */
    static UciTalk with(Process process) {
        BlockingQueue<String> answers = new LinkedBlockingQueue<>();
        background("uci-output", () -> read(process.inputReader(StandardCharsets.UTF_8), answers));
        return new UciTalk(process.outputWriter(StandardCharsets.UTF_8), answers, process::destroyForcibly);
    }

    private static Thread background(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void serve(UciEngine engine, Reader in, BlockingQueue<String> answers) {
        try (engine;
                PrintWriter out = new PrintWriter(new LineWriter(answers))) {
            engine.serve(in, out);
        } catch (IOException e) {
            answers.add("the input broke: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        answers.add(END);
    }

    private static void read(BufferedReader output, BlockingQueue<String> answers) {
        try (output) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                answers.add(line);
            }
        } catch (IOException e) {
            answers.add("the output broke: " + e);
        }
        answers.add(END);
    }

    /** A pipe of Java's breaks when a thread that wrote to it ends, as those do that think. */
    private static final class LineWriter extends Writer {
        private final BlockingQueue<String> lines;
        private final StringBuilder line = new StringBuilder();

        private LineWriter(BlockingQueue<String> lines) {
            this.lines = lines;
        }

        @Override
        public void write(char[] buffer, int offset, int length) {
            for (int i = offset; i < offset + length; i++) {
                if (buffer[i] == '\n') {
                    lines.add(line.toString());
                    line.setLength(0);
                } else {
                    line.append(buffer[i]);
                }
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    private static void join(Thread server) {
        try {
            server.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (server.isAlive()) {
            throw new AssertionError("the engine goes on after 'quit'");
        }
    }

    void say(String... lines) {
        for (String line : lines) {
            commands.println(line);
        }
    }

    void endInput() {
        commands.close();
    }

    /** The lines up to the first that begins so, which is the last of them. */
    List<String> until(String prefix) {
        List<String> lines = new ArrayList<>();
        String line;
        do {
            line = next();
            if (line.equals(END)) {
                throw new AssertionError("the engine ended before it said '" + prefix + "'; it said " + lines);
            }
            lines.add(line);
        } while (!line.startsWith(prefix));
        return lines;
    }

    /** The first line that begins so. */
    String awaitLine(String prefix) {
        List<String> lines = until(prefix);
        return lines.get(lines.size() - 1);
    }

    /** What the engine says between now and its next readyok. */
    List<String> untilReady() {
        say("isready");
        List<String> lines = until("readyok");
        return lines.subList(0, lines.size() - 1);
    }

    /** What an engine that was told to end still says. */
    List<String> rest() {
        List<String> lines = new ArrayList<>();
        for (String line = next(); !line.equals(END); line = next()) {
            lines.add(line);
        }
        return lines;
    }

    private String next() {
        try {
            String line = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (line == null) {
                throw new AssertionError("the engine does not answer");
            }
            return line;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        say("quit");
        close.run();
    }
}
