package org.shbangzero.train.job;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.config.ConfigWriter;
import org.shbangzero.selfplay.io.FileErrors;

/** Runs training jobs: what the command line calls. */
public final class Training {
    private final JobSettings settings;
    private final RunFolder folder;
    private final JobConsole console;

    /**
     * Prepares a run.
     *
     * @param folder where the run is, or will be
     */
    public Training(JobSettings settings, RunFolder folder, JobConsole console) {
        this.settings = settings;
        this.folder = folder;
        this.console = console;
    }

    /**
     * Begins the run or goes on with it, to its end.
     *
     * @param resume whether there must be a run in the folder; else there must be none
     * @param resumeCommand the command line that goes on with the run, for messages
     * @throws InputException if the run cannot be begun or go on; what is done so far stays
     * @throws InterruptedException if this thread is interrupted; the run can be resumed
     */
    public void run(boolean resume, String resumeCommand) throws InterruptedException {
        boolean begun = folder.holdsRun();
        Stages stages = new NetworkStages(settings, ConfigWriter.hash(settings), folder, console::note);
        RunOpening opening = new RunOpening(folder, settings, settings.game(), resume, resumeCommand, console::note);
        try (Run run = opening.open()) {
            begun = true;
            new TrainingJob(run, settings.plan(), stages, console, System::nanoTime).run();
        } catch (IOException e) {
            throw stopped(begun, e, resumeCommand);
        } catch (UncheckedIOException e) {
            throw stopped(begun, e.getCause(), resumeCommand);
        }
    }

    /** Interrupting a thread that writes a file closes the file; that is an interruption, and no fault of the disk. */
    private InputException stopped(boolean begun, IOException cause, String resumeCommand) throws InterruptedException {
        // Asking clears the thread's mark, as is usual where InterruptedException is thrown.
        if (cause instanceof ClosedByInterruptException && Thread.interrupted()) {
            throw new InterruptedException("interrupted while writing");
        }
        String reason = folder.root() + ": " + FileErrors.describe(cause);
        return begun
                ? new InputException(
                        "cannot go on with the run in " + reason + "; what was done so far is safe, go on by\n  "
                                + resumeCommand,
                        cause)
                : new InputException("cannot begin a run in " + reason, cause);
    }
}
