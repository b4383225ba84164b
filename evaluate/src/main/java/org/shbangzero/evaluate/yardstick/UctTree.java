package org.shbangzero.evaluate.yardstick;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The tree that UCT grows: for each node the move that leads to it, and how the playouts through it went. Flat arrays that grow
 * and are kept; the children of a node lie side by side.
 */
final class UctTree {
    static final int ROOT = 0;

    private static final int INITIAL_CAPACITY = 1024;

    private int size;
    private int[] moves = new int[INITIAL_CAPACITY];
    private int[] visits = new int[INITIAL_CAPACITY];
    /** Half points of the side whose move leads to the node. */
    private int[] halfPoints = new int[INITIAL_CAPACITY];
    /** First child, or 0: the root is nobody's child. */
    private int[] firstChild = new int[INITIAL_CAPACITY];

    private int[] childCount = new int[INITIAL_CAPACITY];

    /** Leaves the root alone, without children. */
    void reset() {
        size = 0;
        append(0);
    }

    private void append(int move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
            visits = Arrays.copyOf(visits, 2 * size);
            halfPoints = Arrays.copyOf(halfPoints, 2 * size);
            firstChild = Arrays.copyOf(firstChild, 2 * size);
            childCount = Arrays.copyOf(childCount, 2 * size);
        }
        moves[size] = move;
        visits[size] = 0;
        halfPoints[size] = 0;
        firstChild[size] = 0;
        size++;
    }

    boolean isExpanded(int node) {
        return firstChild[node] != 0;
    }

    int visits(int node) {
        return visits[node];
    }

    int move(int node) {
        return moves[node];
    }

    /** Mean result of the playouts through a visited node, 0 to 1, for the side whose move leads to it. */
    double mean(int node) {
        return halfPoints[node] / (2.0 * visits[node]);
    }

    /** Gives a node its children, in random order, so that the first of several equal ones is any of them. Shuffles the moves. */
    void expand(int node, int[] legalMoves, int count, RandomGenerator random) {
        Shuffle.firstOf(legalMoves, count, random);
        firstChild[node] = size;
        childCount[node] = count;
        for (int i = 0; i < count; i++) {
            append(legalMoves[i]);
        }
    }

    /** Counts a playout through a node. */
    void record(int node, int points) {
        visits[node]++;
        halfPoints[node] += points;
    }

    /** The child to try next: one never tried, or else that of the highest UCB1 (Auer et al. 2002): mean + √(2 ln N / n). */
    int select(int node) {
        int first = firstChild[node];
        double logVisits = 2 * StrictMath.log(visits[node]);
        int best = first;
        double bestBound = Double.NEGATIVE_INFINITY;
        for (int child = first; child < first + childCount[node]; child++) {
            if (visits[child] == 0) {
                return child;
            }
            double bound = mean(child) + Math.sqrt(logVisits / visits[child]);
            if (bound > bestBound) {
                bestBound = bound;
                best = child;
            }
        }
        return best;
    }

    /** The root's child with the most visits; among several, the one with the best mean. */
    int best() {
        int first = firstChild[ROOT];
        int best = first;
        for (int child = first + 1; child < first + childCount[ROOT]; child++) {
            boolean better =
                    visits[child] == visits[best] ? halfPoints[child] > halfPoints[best] : visits[child] > visits[best];
            if (better) {
                best = child;
            }
        }
        return best;
    }
}
