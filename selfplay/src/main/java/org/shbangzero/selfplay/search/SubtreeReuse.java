package org.shbangzero.selfplay.search;

import java.util.Arrays;
import org.shbangzero.core.Position;

/** Keeps the part of a search tree below the move that is played, so that the next search begins with what is known. */
final class SubtreeReuse {
    private final SearchTree tree;
    /** {@link Position#evaluationKey} of the tree's root. */
    private long rootKey;
    /** Whether the tree is the part that was kept below a played move, and no search has begun since. */
    private boolean kept;
    /** Scratch: of each node, the edge that leads to it from a node that is kept, or -1. */
    private int[] incoming = new int[0];

    SubtreeReuse(SearchTree tree) {
        this.tree = tree;
    }

    /**
     * Makes the tree one of a position: the kept part, if it is of this position and these moves, else a bare root.
     *
     * @param moves the moves to search are the first {@code count}
     * @return whether it is the kept part
     */
    boolean begin(Position root, int[] moves, int count) {
        long key = root.evaluationKey();
        boolean usable = kept && key == rootKey && orderRootEdges(moves, count);
        kept = false;
        if (!usable) {
            rootKey = key;
            tree.clear();
            tree.addNode();
        }
        return usable;
    }

    /** As {@link Search#played}. */
    void played(Position before, int move) {
        kept = false;
        if (tree.nodeCount == 0 || before.evaluationKey() != rootKey) {
            return;
        }
        int start = tree.edgeStart[SearchTree.ROOT];
        for (int edge = start; edge < start + tree.moveCount[SearchTree.ROOT]; edge++) {
            int child = tree.child[edge];
            if (tree.move[edge] == move && child != SearchTree.NO_CHILD && tree.moveCount[child] > 0) {
                rerootAt(child);
                before.make(move);
                rootKey = before.evaluationKey();
                before.unmake();
                kept = true;
                return;
            }
        }
    }

    void forget() {
        kept = false;
        tree.clear();
    }

    /** Puts the root's edges in the order of {@code moves}; false, with the edges in some order, if they are other moves. */
    private boolean orderRootEdges(int[] moves, int count) {
        if (count != tree.moveCount[SearchTree.ROOT]) {
            return false;
        }
        tree.triedCount[SearchTree.ROOT] = count;
        int start = tree.edgeStart[SearchTree.ROOT];
        for (int i = 0; i < count; i++) {
            int j = i;
            while (j < count && tree.move[start + j] != moves[i]) {
                j++;
            }
            if (j == count) {
                return false;
            }
            tree.swapEdges(start + i, start + j);
        }
        return true;
    }

    /**
     * Makes a node the root, moves what is below it to the front of the same arrays, and drops all else. One pass suffices, since
     * a child's index is greater than its parent's.
     */
    private void rerootAt(int newRoot) {
        if (incoming.length < tree.nodeCount) {
            incoming = new int[tree.nodeCapacity()];
        }
        Arrays.fill(incoming, newRoot, tree.nodeCount, -1);
        int nodes = 0;
        int edges = 0;
        for (int old = newRoot; old < tree.nodeCount; old++) {
            if (old != newRoot && incoming[old] < 0) {
                continue;
            }
            if (old != newRoot) {
                tree.child[incoming[old]] = nodes;
            }
            tree.copyNode(old, nodes);
            edges = moveEdges(nodes, edges);
            nodes++;
        }
        tree.truncate(nodes, edges);
    }

    /** Moves a node's edges to {@code to}, and returns the first place behind them. */
    private int moveEdges(int node, int to) {
        tree.copyEdges(node, to);
        int end = to + tree.moveCount[node];
        for (int edge = to; edge < end; edge++) {
            if (tree.child[edge] != SearchTree.NO_CHILD) {
                incoming[tree.child[edge]] = edge;
            }
        }
        return end;
    }
}
