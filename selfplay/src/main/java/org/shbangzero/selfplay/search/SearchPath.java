package org.shbangzero.selfplay.search;

import java.util.Arrays;

/** The nodes from the root to the leaf of one simulation after the other, and how deep the simulations of a search went. */
final class SearchPath {
    private static final int INITIAL_DEPTH = 64;

    private int[] nodes = new int[INITIAL_DEPTH];
    private int depth;
    private int simulations;
    private long depthSum;
    private int deepest;

    /** Begins a search. */
    void reset() {
        depth = 0;
        simulations = 0;
        depthSum = 0;
        deepest = 0;
    }

    /** Begins at the root. */
    void start() {
        nodes[0] = SearchTree.ROOT;
        depth = 0;
    }

    /** Goes down to a node. */
    void push(int node) {
        if (++depth == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * nodes.length);
        }
        nodes[depth] = node;
    }

    /** Goes back up, and returns the node that is reached. */
    int pop() {
        return nodes[--depth];
    }

    /** The node at the lower end. */
    int leaf() {
        return nodes[depth];
    }

    /** Plies from the root to the leaf. */
    int depth() {
        return depth;
    }

    /** Counts the path as that of a simulation. */
    void count() {
        simulations++;
        depthSum += depth;
        deepest = Math.max(deepest, depth);
    }

    /** Simulations counted. */
    int simulations() {
        return simulations;
    }

    /** Plies that the simulations went down, on average; 0 before the first. */
    double meanDepth() {
        return simulations == 0 ? 0 : (double) depthSum / simulations;
    }

    /** Plies that the deepest simulation went down. */
    int deepest() {
        return deepest;
    }
}
