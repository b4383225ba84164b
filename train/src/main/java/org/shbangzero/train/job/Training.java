package org.shbangzero.train.job;

import java.io.IOException;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.config.ConfigWriter;

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
        RunOpening opening = new RunOpening(folder, settings, settings.game(), resume, resumeCommand, console::note);
        try (Run run = opening.open()) {
            Stages stages = new NetworkStages(settings, ConfigWriter.hash(settings), folder, console::note);
            new TrainingJob(run, settings.plan(), stages, console, System::nanoTime).run();
        } catch (IOException e) {
            throw new InputException(
                    "cannot go on with the run in " + folder.root() + ": " + e.getMessage()
                            + "; what was done so far is safe, go on by\n  " + resumeCommand,
                    e);
        }
    }
}
