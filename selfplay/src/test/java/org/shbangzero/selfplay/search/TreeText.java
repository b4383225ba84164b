package org.shbangzero.selfplay.search;

import java.util.Locale;

/** Writes a tree as text, one node a line: move, visits, value, and what is proven. */
final class TreeText {
    private final SearchTree tree;
    private final int maxDepth;
    private final StringBuilder text = new StringBuilder();

    private TreeText(SearchTree tree, int maxDepth) {
        this.tree = tree;
        this.maxDepth = maxDepth;
    }

    static String of(Search search, int maxDepth) {
        TreeText writer = new TreeText(search.tree, maxDepth);
        writer.node("root", SearchTree.ROOT, 0);
        return writer.text.toString();
    }

    private void node(String name, int node, int depth) {
        text.append("  ".repeat(depth))
                .append(name)
                .append(" n=")
                .append(tree.visits[node])
                .append(String.format(Locale.ROOT, " v=%.3f", tree.value(node)));
        if (tree.isProven(node)) {
            text.append(' ').append(tree.proof(node)).append(" in ").append(tree.pliesToEnd(node));
        }
        text.append('\n');
        int start = tree.edgeStart[node];
        for (int edge = start; depth < maxDepth && edge < start + tree.moveCount[node]; edge++) {
            if (tree.child[edge] != SearchTree.NO_CHILD) {
                node(Integer.toString(tree.move[edge]), tree.child[edge], depth + 1);
            }
        }
    }
}
