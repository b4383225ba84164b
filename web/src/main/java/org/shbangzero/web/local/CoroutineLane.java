package org.shbangzero.web.local;

import java.util.ArrayDeque;
import java.util.Queue;
import org.shbangzero.evaluate.play.game.ThinkerLane;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** Thinks in a coroutine, which lets the page go on whenever the network computes. */
final class CoroutineLane extends ThinkerLane {
    private static final int MEBIBYTES = 64;

    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private boolean busy;

    CoroutineLane(ThinkerFactory thinkers) {
        super(thinkers, MEBIBYTES);
    }

    @Override
    protected void execute(Runnable task) {
        tasks.add(task);
        if (!busy) {
            busy = true;
            new Thread(this::work).start();
        }
    }

    private void work() {
        while (!tasks.isEmpty()) {
            try {
                tasks.remove().run();
            } catch (RuntimeException e) {
                // The next one may fare better.
                record("thinking failed", e);
            }
        }
        busy = false;
    }

    @Override
    protected void deliver(Runnable news) {
        news.run();
    }

    @Override
    protected void record(String what, RuntimeException fault) {
        System.err.println(what + ": " + fault);
    }
}
