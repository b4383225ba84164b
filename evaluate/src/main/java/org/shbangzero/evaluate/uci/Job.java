package org.shbangzero.evaluate.uci;

import org.shbangzero.evaluate.think.ThinkControl;

/** What a {@code go} asks for. */
final class Job implements Runnable {
    private final ThinkControl control;
    private final boolean isBounded;
    private final Runnable work;

    /**
     * Work to be done.
     *
     * @param control says when to stop
     * @param isBounded whether the work ends by itself, once the control does not wait for a word any more
     * @param work ends soon after the control says to stop
     */
    Job(ThinkControl control, boolean isBounded, Runnable work) {
        this.control = control;
        this.isBounded = isBounded;
        this.work = work;
    }

    /** Does the work. Its time counts from here, however long it had to wait for its turn. */
    @Override
    public void run() {
        control.begin();
        work.run();
    }

    /** Whether it may go on until somebody stops it. */
    boolean isEndless() {
        return !isBounded || control.waitsForWord();
    }

    void stop() {
        control.stop();
    }

    void ponderHit() {
        control.ponderHit();
    }
}
