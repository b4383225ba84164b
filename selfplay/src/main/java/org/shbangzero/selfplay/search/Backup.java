package org.shbangzero.selfplay.search;

/** Brings nodes up to date with their children: values, and what is proven. */
final class Backup {
    private Backup() {}

    /**
     * Brings a node up to date with its children. Its value is the mean of its network value (weight 1) and its
     * children's values (weight: their visits); moves proven lost are left out, since nobody will play them.
     */
    static void update(SearchTree tree, int node) {
        if (tree.isProven(node)) {
            return;
        }
        float winSum = tree.networkWin[node];
        float lossSum = tree.networkLoss[node];
        int weight = 1;
        boolean anyProven = false;
        int end = tree.edgeStart[node] + tree.triedCount[node];
        for (int edge = tree.edgeStart[node]; edge < end; edge++) {
            int child = tree.child[edge];
            if (child == SearchTree.NO_CHILD) {
                continue;
            }
            anyProven |= tree.isProven(child);
            if (!tree.isProvenWin(child)) {
                int visits = tree.visits[child];
                winSum += visits * tree.loss[child];
                lossSum += visits * tree.win[child];
                weight += visits;
            }
        }
        tree.win[node] = winSum / weight;
        tree.loss[node] = lossSum / weight;
        if (anyProven) {
            prove(tree, node);
        }
    }

    private static void prove(SearchTree tree, int node) {
        boolean allProven = tree.triedCount[node] == tree.moveCount[node];
        boolean anyDraw = false;
        int shortestWin = Integer.MAX_VALUE;
        int longest = 0;
        int end = tree.edgeStart[node] + tree.triedCount[node];
        for (int edge = tree.edgeStart[node]; edge < end; edge++) {
            int child = tree.child[edge];
            if (child == SearchTree.NO_CHILD || !tree.isProven(child)) {
                allProven = false;
            } else if (tree.proof(child) == Proof.LOSS) {
                shortestWin = Math.min(shortestWin, tree.pliesToEnd(child));
            } else {
                anyDraw |= tree.proof(child) == Proof.DRAW;
                longest = Math.max(longest, tree.pliesToEnd(child));
            }
        }
        if (shortestWin < Integer.MAX_VALUE) {
            tree.setProven(node, Proof.WIN, shortestWin + 1);
        } else if (allProven) {
            tree.setProven(node, anyDraw ? Proof.DRAW : Proof.LOSS, longest + 1);
        }
    }
}
