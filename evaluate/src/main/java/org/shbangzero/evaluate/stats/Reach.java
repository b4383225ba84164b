package org.shbangzero.evaluate.stats;

import java.util.ArrayDeque;
import java.util.Deque;

/** Which nodes of a graph can be reached from one of them. */
final class Reach {
    private Reach() {}

    /** An edge of the graph. */
    @FunctionalInterface
    interface Edges {
        /**
         * Whether an edge leads from one node to another.
         *
         * @param to differs from {@code from}
         */
        boolean exists(int from, int to);
    }

    /** True for {@code start} and every node that a path leads to. */
    static boolean[] from(int start, int nodes, Edges edges) {
        boolean[] reached = new boolean[nodes];
        Deque<Integer> open = new ArrayDeque<>();
        reached[start] = true;
        open.add(start);
        while (!open.isEmpty()) {
            int from = open.remove();
            for (int to = 0; to < nodes; to++) {
                if (!reached[to] && edges.exists(from, to)) {
                    reached[to] = true;
                    open.add(to);
                }
            }
        }
        return reached;
    }
}
