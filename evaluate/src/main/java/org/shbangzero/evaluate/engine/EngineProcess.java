package org.shbangzero.evaluate.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.shbangzero.core.EndReason;

/**
 * A running engine, line by line. Threads of its own move the lines, so that nobody waits for an engine that does not read, or that writes to
 * its standard error; one that writes faster than it is listened to has to wait. Used by one thread, but for {@link #destroy}.
 */
final class EngineProcess {
    private static final int MOST_WAITING = 256;
    /** No line is this, since lines have no control characters. */
    private static final String END = "\0";

    private static final Duration DEATH = Duration.ofSeconds(1);

    private final Process process;
    private final EngineLog log;
    private final BlockingQueue<String> input = new ArrayBlockingQueue<>(MOST_WAITING);
    private final BlockingQueue<String> output = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Thread errorReader;
    private final List<Thread> threads;
    /** Done when the process and what it has left behind are dead. */
    private final CompletableFuture<Void> death;

    private boolean ended;
    private volatile String lastError = "";

    private EngineProcess(Process process, EngineLog log) {
        this.process = process;
        this.log = log;
        // At once: later the session's number could be another process's.
        death = process.onExit().thenRun(() -> ProcessSession.kill(process.pid()));
        errorReader = thread("err", this::readErrors);
        threads = List.of(thread("in", this::write), thread("out", this::readOutput), errorReader);
    }

    /**
     * Starts an engine.
     *
     * @throws org.shbangzero.core.InputException if there is no such program or folder
     * @throws EngineFailure if the system cannot start it
     */
    static EngineProcess start(EngineSettings settings, EngineLog log) {
        log.note("starting " + String.join(" ", settings.command()));
        try {
            EngineProcess engine = new EngineProcess(EngineProgram.start(settings), log);
            log.note("process " + engine.process.pid());
            for (Thread thread : engine.threads) {
                thread.start();
            }
            LiveEngines.add(engine);
            return engine;
        } catch (IOException e) {
            throw new EngineFailure(EndReason.CRASH, "cannot be started: " + e.getMessage());
        }
    }

    private Thread thread(String name, Runnable work) {
        Thread thread = new Thread(work, "engine-" + process.pid() + "-" + name);
        thread.setDaemon(true);
        return thread;
    }

    private void write() {
        try (OutputStream out = process.getOutputStream()) {
            while (true) {
                out.write((input.take() + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (IOException e) {
            log.note("it does not read any more: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void readOutput() {
        try (InputStream in = process.getInputStream()) {
            LineReader lines = new LineReader(in);
            for (String line = lines.next(); line != null; line = lines.next()) {
                log.received(line);
                output.put(line);
            }
        } catch (IOException e) {
            log.note("its output broke: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        putEnd();
    }

    private void putEnd() {
        try {
            output.put(END);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void readErrors() {
        try (InputStream in = process.getErrorStream()) {
            LineReader lines = new LineReader(in);
            for (String line = lines.next(); line != null; line = lines.next()) {
                log.receivedError(line);
                if (!line.isBlank()) {
                    lastError = line;
                }
            }
        } catch (IOException e) {
            log.note("its standard error broke: " + e.getMessage());
        }
    }

    /**
     * Sends a line, soon.
     *
     * @throws EngineFailure if the engine has not read any for long
     */
    void send(String line) {
        log.sent(line);
        if (!input.offer(line)) {
            throw failure(EndReason.TIME, "does not read what it is sent");
        }
    }

    /**
     * Waits for the next line.
     *
     * @param deadline in {@link System#nanoTime}
     * @return nothing if there is none in time
     * @throws EngineFailure if the output has ended
     * @throws CancellationException if the thread was interrupted, or this process is ending
     */
    Optional<String> next(long deadline) {
        String line;
        try {
            line = ended ? END : output.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted while an engine was thinking");
        }
        if (END.equals(line)) {
            ended = true;
            throw failure(EndReason.CRASH, describeEnd());
        }
        return Optional.ofNullable(line);
    }

    /** A failure, unless it comes from our own end. */
    EngineFailure failure(EndReason reason, String what) {
        if (LiveEngines.areEnding()) {
            throw new CancellationException("the program is ending");
        }
        return new EngineFailure(reason, what);
    }

    private String describeEnd() {
        if (!waitFor(DEATH)) {
            return "closed its output";
        }
        awaitLastWords();
        String words = lastError.isEmpty() ? "" : "; its last words: " + lastError;
        return "ended with exit code " + process.exitValue() + words;
    }

    private void awaitLastWords() {
        try {
            errorReader.join(DEATH.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Forgets lines that nobody has listened to. */
    void discardOutput() {
        for (int i = 0; i < MOST_WAITING; i++) {
            ended |= END.equals(output.poll());
        }
    }

    boolean isAlive() {
        return process.isAlive() && !ended;
    }

    /** Gives it time to end by itself; then it and its children are killed. */
    void end(Duration patience) {
        waitFor(patience);
        destroy();
    }

    private boolean waitFor(Duration patience) {
        try {
            return process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return !process.isAlive();
        }
    }

    /** Kills the process and all that it has started. */
    void destroy() {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        awaitDeath();
        for (Thread thread : threads) {
            thread.interrupt();
        }
        LiveEngines.remove(this);
    }

    private void awaitDeath() {
        try {
            death.get(DEATH.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            log.note("it is not known to be dead: " + e);
        }
    }
}
