package org.shbangzero.evaluate.cli.shell;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Gives a long piece of work the time to end cleanly when the process is told to stop (SIGINT, SIGTERM): the work asks
 * {@link #requested()} now and then, and the process ends once this object is closed, with
 * {@link ExitCodes#INTERRUPTED} whichever signal it was, or after a while in any case.
 */
public final class Interruption implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;

    private final CountDownLatch finished = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "interruption");
    private final Runnable whenRequested;
    private volatile boolean requested;

    /** Begins to listen, and interrupts a thread when the process is told to stop. */
    public static Interruption of(Thread worker) {
        return new Interruption(worker::interrupt);
    }

    /** Begins to listen. */
    public Interruption() {
        this(() -> {});
    }

    private Interruption(Runnable whenRequested) {
        this.whenRequested = whenRequested;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void stop() {
        requested = true;
        whenRequested.run();
        try {
            boolean inTime = finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (!inTime) {
                System.err.println("shbang: the work did not end within " + PATIENCE_SECONDS + " s; stopped anyway");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        // The JVM's own exit code would be 143 for SIGTERM; what is left to do at its end is nothing that we need.
        Runtime.getRuntime().halt(ExitCodes.INTERRUPTED);
    }

    /** Whether the process was told to stop. */
    public boolean requested() {
        return requested;
    }

    @Override
    public void close() {
        finished.countDown();
        if (!requested) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // The process is ending already; the hook has seen that the work is done.
                requested = true;
            }
        }
    }
}
