package org.shbangzero.evaluate.uci;

import org.shbangzero.evaluate.think.ThinkControl;

/** Work that a command began, on a thread of its own, which does not keep the process alive. */
final class Job {
    private final ThinkControl control;
    private final Thread thread;

    private Job(ThinkControl control, Runnable work) {
        this.control = control;
        this.thread = new Thread(work, "uci-job");
        thread.setDaemon(true);
    }

    /** Begins the work, which ends soon after the control says to stop. */
    static Job start(ThinkControl control, Runnable work) {
        Job job = new Job(control, work);
        job.thread.start();
        return job;
    }

    boolean isRunning() {
        return thread.isAlive();
    }

    void stop() {
        control.stop();
    }

    void ponderHit() {
        control.ponderHit();
    }

    /** Stops the work and waits for its end. */
    void finish() throws InterruptedException {
        control.stop();
        thread.join();
    }
}
