package org.shbangzero.evaluate.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.shbangzero.selfplay.SplitMix64;

class UctTreeTest {
    private final UctTree tree = new UctTree();

    @BeforeEach
    void expandRoot() {
        tree.reset();
        tree.expand(UctTree.ROOT, new int[] {10, 20, 30}, 3, new SplitMix64(1));
    }

    private int visit(int halfPoints) {
        int child = tree.select(UctTree.ROOT);
        tree.record(child, halfPoints);
        tree.record(UctTree.ROOT, 2 - halfPoints);
        return child;
    }

    @Test
    void triesEachMoveOnceAndThenFollowsUcb1() {
        int first = visit(0);
        int second = visit(2);
        int third = visit(1);
        assertThat(new int[] {tree.move(first), tree.move(second), tree.move(third)})
                .containsExactlyInAnyOrder(10, 20, 30);

        // After n visits of one child and one of each other, with N in all, the bounds are mean + √(2 ln N / n).
        assertThat(visit(2)).isEqualTo(second);
        // 1 + √(2 ln 4 / 2) = 2.18 against 0.5 + √(2 ln 4) = 2.17
        assertThat(visit(0)).isEqualTo(second);
        // 0.67 + √(2 ln 5 / 3) = 1.70 against 0.5 + √(2 ln 5) = 2.29
        assertThat(visit(0)).isEqualTo(third);
        // 0.67 + √(2 ln 6 / 3) = 1.76, 0.25 + √(2 ln 6 / 2) = 1.59, 0 + √(2 ln 6) = 1.89
        assertThat(visit(1)).isEqualTo(first);

        assertThat(tree.best()).isEqualTo(second);
        assertThat(tree.mean(second)).isEqualTo(2 / 3.0);
        assertThat(tree.visits(UctTree.ROOT)).isEqualTo(7);
    }

    @Test
    void amongEquallyVisitedTheBetterMeanIsBest() {
        visit(1);
        int winner = visit(2);
        visit(0);

        assertThat(tree.best()).isEqualTo(winner);
    }

    @Test
    void aResetLeavesTheRootAlone() {
        visit(2);
        tree.reset();

        assertThat(tree.isExpanded(UctTree.ROOT)).isFalse();
        assertThat(tree.visits(UctTree.ROOT)).isZero();
    }
}
