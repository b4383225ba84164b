package org.shbangzero.evaluate.think;

import org.shbangzero.selfplay.search.Proof;
import org.shbangzero.selfplay.search.SearchRoot;

/**
 * Whether a tree search has gone far enough. On a clock it saves time: it ends when the most visited move cannot be overtaken any
 * more within the soft limit, and at the soft limit unless another move that is looked at as often promises more.
 */
final class SearchWatch {
    /** Visits are compared after so many simulations. */
    private static final int SIMULATIONS_BETWEEN = 16;
    /** Part of the soft limit after which the speed of the search is known well enough. */
    private static final int MEASURED_SHARE = 4;

    private final SearchRoot root;
    private final ThinkTask task;
    private final ThinkControl control;
    private final long mostTreeBytes;

    /** @param root the search so far, whenever it is asked */
    SearchWatch(SearchRoot root, ThinkTask task, ThinkControl control, long mostTreeBytes) {
        this.root = root;
        this.task = task;
        this.control = control;
        this.mostTreeBytes = mostTreeBytes;
    }

    boolean hasSeenEnough() {
        return control.mustStop()
                || root.treeBytes() >= mostTreeBytes
                || (root.simulations() > 0
                        && Analysis.depth(root) >= task.depth().orElse(Integer.MAX_VALUE))
                || (root.simulations() > 0 && control.isTimeManaged() && isDecided());
    }

    private boolean isDecided() {
        if (root.moveCount() == 1) {
            return true;
        }
        long elapsed = control.elapsed();
        if (elapsed >= control.softLimit()) {
            return isSettled();
        }
        if (elapsed < control.softLimit() / MEASURED_SHARE || root.simulations() % SIMULATIONS_BETWEEN != 0) {
            return false;
        }
        double left = (double) root.simulations() * (control.softLimit() - elapsed) / Math.max(1, elapsed);
        return lead() > left;
    }

    /** Visits that the most visited move is ahead of the next. */
    private int lead() {
        int most = 0;
        int second = 0;
        for (int i = 0; i < root.moveCount(); i++) {
            int visits = openVisits(i);
            if (visits > most) {
                second = most;
                most = visits;
            } else {
                second = Math.max(second, visits);
            }
        }
        return most - second;
    }

    /** Whether no move with at least half of the most visits has a better value than the most visited one. */
    private boolean isSettled() {
        int most = 0;
        for (int i = 1; i < root.moveCount(); i++) {
            most = openVisits(i) > openVisits(most) ? i : most;
        }
        for (int i = 0; i < root.moveCount(); i++) {
            boolean isRival = openVisits(i) > 0 && 2 * openVisits(i) >= openVisits(most);
            if (isRival && value(i) > value(most)) {
                return false;
            }
        }
        return true;
    }

    /** Visits of a move; none if it is proven lost, since then it will not be played. */
    private int openVisits(int i) {
        return root.isKnown(i) && root.proof(i) != Proof.LOSS ? root.visits(i) : 0;
    }

    private float value(int i) {
        return root.win(i) - root.loss(i);
    }
}
