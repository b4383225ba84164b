package org.shbangzero.selfplay.search;

import java.util.Comparator;
import java.util.stream.IntStream;

/** The order of the root's moves. */
final class RootRanking {
    private RootRanking() {}

    /**
     * The best move, and the others that have a child in the order in which one would play them: quick wins, then by visits,
     * slow losses last; of equals the one of the higher prior first.
     *
     * @param best index of the best move, which need not have a child yet
     */
    static int[] of(SearchTree tree, int best) {
        int start = tree.edgeStart[SearchTree.ROOT];
        Comparator<Integer> worstFirst = Comparator.<Integer>comparingLong(i -> tree.preference(tree.child[start + i]))
                .thenComparing(i -> tree.prior[start + i]);
        IntStream others = IntStream.range(0, tree.moveCount[SearchTree.ROOT])
                .filter(i -> i != best && tree.child[start + i] != SearchTree.NO_CHILD)
                .boxed()
                .sorted(worstFirst.reversed())
                .mapToInt(Integer::intValue);
        return IntStream.concat(IntStream.of(best), others).toArray();
    }
}
