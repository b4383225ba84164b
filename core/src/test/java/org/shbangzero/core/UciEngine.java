package org.shbangzero.core;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** An engine of the system that speaks UCI and, as Stockfish and its relatives do, answers {@code go perft}. For tests. */
final class UciEngine implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 20;
    /** Where Debian puts engines; not always on the path. */
    private static final String GAMES_FOLDER = "/usr/games";

    private static final String END_OF_OUTPUT = "";
    private static final String LAST_LINE = "Nodes searched: ";

    private final Process process;
    private final PrintWriter requests;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();

    private UciEngine(Path program) throws IOException {
        process = new ProcessBuilder(program.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        requests = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
        Thread reader = new Thread(this::readAnswers, program.getFileName() + " reader");
        reader.setDaemon(true);
        reader.start();
    }

    /** Starts a program, which has the name of its Debian package; where it is missing the test is skipped. */
    static UciEngine start(String program) throws IOException {
        Optional<Path> file = find(program);
        assumeTrue(file.isPresent(), "no " + program + " here; apt-get install " + program);
        return new UciEngine(file.get());
    }

    private static Optional<Path> find(String program) {
        return Stream.concat(Arrays.stream(System.getenv("PATH").split(File.pathSeparator)), Stream.of(GAMES_FOLDER))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private void readAnswers() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isEmpty()) {
                    answers.add(line);
                }
            }
        } catch (IOException e) {
            // The process was destroyed.
        }
        answers.add(END_OF_OUTPUT);
    }

    void setOption(String name, String value) {
        requests.println("setoption name " + name + " value " + value);
    }

    /** The number of move sequences below each legal move, by the move's UCI text. */
    SortedMap<String, Long> divide(String fen, int depth) {
        requests.println("position fen " + fen);
        requests.println("go perft " + depth);
        SortedMap<String, Long> counts = new TreeMap<>();
        for (String line = answer(); !line.startsWith(LAST_LINE); line = answer()) {
            String[] words = line.split(": ");
            if (words.length == 2 && words[0].matches("[a-h][1-8][a-h][1-8][nbrq]?")) {
                counts.put(words[0], Long.parseLong(words[1]));
            }
        }
        return counts;
    }

    private String answer() {
        String line;
        try {
            line = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted", e);
        }
        if (line == null || line.equals(END_OF_OUTPUT)) {
            throw new AssertionError("the engine " + (line == null ? "does not answer" : "has ended"));
        }
        return line;
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
