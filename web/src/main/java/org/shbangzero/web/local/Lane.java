package org.shbangzero.web.local;

import java.util.ArrayDeque;
import java.util.Queue;
import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.SearchThinker;
import org.shbangzero.evaluate.think.Thinker;
import org.shbangzero.selfplay.inference.Evaluator;

/** Does one task after the other, as coroutines, with a thinker for the game that was thought about last. */
final class Lane {
    private static final int MEBIBYTES = 64;

    private final Evaluator evaluator;
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private boolean busy;
    private Thinker thinker;
    private Game game;

    Lane(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    /** Does something after what was to be done before; returns at once. */
    void execute(Runnable task) {
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
                System.err.println("thinking failed: " + e);
            }
        }
        busy = false;
    }

    /** To be called in tasks alone. */
    Thinker ready(Game wanted) {
        if (thinker == null || !game.id().equals(wanted.id())) {
            thinker = null;
            thinker = new SearchThinker(wanted, evaluator, MEBIBYTES);
            game = wanted;
        }
        return thinker;
    }
}
