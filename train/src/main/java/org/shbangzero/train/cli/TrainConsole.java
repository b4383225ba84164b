package org.shbangzero.train.cli;

import java.io.PrintWriter;
import org.shbangzero.evaluate.cli.terminal.ConsoleProgress;
import org.shbangzero.train.job.JobConsole;

/** Shows a training job: results on standard output, notes and progress on standard error. */
final class TrainConsole implements JobConsole {
    private final PrintWriter out;
    private final PrintWriter err;

    TrainConsole(PrintWriter out, PrintWriter err) {
        this.out = out;
        this.err = err;
    }

    @Override
    public void result(String line) {
        out.println(line);
        out.flush();
    }

    @Override
    public void note(String line) {
        err.println("shbang: " + line);
        err.flush();
    }

    @Override
    public Phase phase(String what, String unit) {
        ConsoleProgress progress = ConsoleProgress.start(what, unit);
        return new Phase() {
            @Override
            public void onProgress(long done, long total) {
                progress.onProgress(done, total);
            }

            @Override
            public void close() {
                progress.close();
            }
        };
    }
}
