package org.shbangzero.evaluate.engine;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.FileErrors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What was said between an engine and us: one line each, with milliseconds since the log was opened, and {@code >} to the engine,
 * {@code <} from it, {@code !} from its standard error, {@code #} for what happened. Appends to a file, which is moved to {@code FILE.old} when it is
 * full, or to {@code FILE.failedN} if a game was lost in it, so that the disk never fills. Safe for many threads.
 */
public final class EngineLog implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(EngineLog.class);
    /** Characters. */
    private static final int MOST_IN_FILE = 8 << 20;

    private static final int MOST_IN_LINE = 4000;
    /** Lines of a kind that an engine can say at a time, between two of ours. */
    private static final int MOST_AT_A_TIME = 1000;
    /** Full files with a failure that are kept. */
    private static final int MOST_FAILED = 5;

    private final Path file;
    private final long opened = System.nanoTime();
    private BufferedWriter writer;
    private int size;
    /** Lines since the last one of ours, by their kind. */
    private final Map<Kind, Integer> atATime = new EnumMap<>(Kind.class);

    private boolean hasFailure;
    private int failedFiles;

    /** Kinds of lines from the engine: too many of one do not hide the others. */
    private enum Kind {
        INFO,
        OTHER,
        ERROR
    }

    private EngineLog(Path file) throws IOException {
        this.file = file;
        open();
    }

    /**
     * Opens a log, and makes its folder if need be.
     *
     * @throws InputException if that cannot be done
     */
    public static EngineLog open(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            EngineLog log = new EngineLog(file);
            log.note("log opened " + Instant.now().truncatedTo(ChronoUnit.SECONDS));
            return log;
        } catch (IOException e) {
            throw new InputException("cannot write the engine's log " + file + ": " + FileErrors.describe(e), e);
        }
    }

    public Path file() {
        return file;
    }

    private void open() throws IOException {
        writer = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        size = (int) Math.min(MOST_IN_FILE, Files.size(file));
    }

    synchronized void sent(String line) {
        atATime.clear();
        write('>', line);
    }

    synchronized void received(String line) {
        writeFromEngine('<', line.startsWith("info ") ? Kind.INFO : Kind.OTHER, line);
    }

    synchronized void receivedError(String line) {
        writeFromEngine('!', Kind.ERROR, line);
    }

    /** Notes what happened. */
    public synchronized void note(String what) {
        write('#', what);
    }

    /** Notes a failure: the file is kept. */
    public synchronized void failure(String what) {
        hasFailure = true;
        write('#', "FAILURE: " + what);
    }

    private void writeFromEngine(char direction, Kind kind, String line) {
        int count = atATime.merge(kind, 1, Integer::sum);
        if (count <= MOST_AT_A_TIME) {
            write(direction, line);
        } else if (count == MOST_AT_A_TIME + 1) {
            note("more such lines, left out");
        }
    }

    private void write(char direction, String line) {
        if (writer == null) {
            return;
        }
        String text = line.length() <= MOST_IN_LINE ? line : line.substring(0, MOST_IN_LINE) + "…";
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - opened);
        try {
            if (size >= MOST_IN_FILE) {
                startNewFile();
            }
            String entry = millis + " " + direction + " " + text + "\n";
            writer.write(entry);
            writer.flush();
            size += entry.length();
        } catch (IOException e) {
            LOG.warn("the log {} ends here: {}", file, FileErrors.describe(e));
            close();
        }
    }

    private void startNewFile() throws IOException {
        writer.close();
        boolean keep = hasFailure && failedFiles < MOST_FAILED;
        String suffix = keep ? ".failed" + ++failedFiles : ".old";
        Files.move(file, file.resolveSibling(file.getFileName() + suffix), StandardCopyOption.REPLACE_EXISTING);
        hasFailure = false;
        open();
    }

    @Override
    public synchronized void close() {
        if (writer == null) {
            return;
        }
        BufferedWriter closing = writer;
        writer = null;
        try {
            closing.close();
        } catch (IOException e) {
            LOG.warn("the log {} is not whole: {}", file, FileErrors.describe(e));
        }
    }
}
