package org.shbangzero.selfplay.search;

import java.util.Arrays;

/** The line of play that a search expects. */
final class PrincipalVariation {
    private static final int USUAL_LENGTH = 16;

    private PrincipalVariation() {}

    /** The moves from an edge on, as far down as the tree goes. */
    static int[] from(SearchTree tree, int firstEdge) {
        int[] line = new int[USUAL_LENGTH];
        int length = 0;
        int edge = firstEdge;
        while (edge >= 0) {
            if (length == line.length) {
                line = Arrays.copyOf(line, 2 * length);
            }
            line[length++] = tree.move[edge];
            edge = tree.child[edge] == SearchTree.NO_CHILD ? -1 : bestEdge(tree, tree.child[edge]);
        }
        return Arrays.copyOf(line, length);
    }

    /** The tried edge to play from a node below the root: the best proof, else the most visits; -1 if none was tried. */
    private static int bestEdge(SearchTree tree, int node) {
        int best = -1;
        int end = tree.edgeStart[node] + tree.triedCount[node];
        for (int edge = tree.edgeStart[node]; edge < end; edge++) {
            if (tree.child[edge] != SearchTree.NO_CHILD
                    && (best < 0 || tree.preference(tree.child[edge]) > tree.preference(tree.child[best]))) {
                best = edge;
            }
        }
        return best;
    }
}
