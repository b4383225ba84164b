package org.shbangzero.selfplay.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.testing.NimGame;

/**
 * Whole trees, small enough to be followed by hand: Nim with a network that likes to take much, and thinks that many
 * stones are good for the side to move.
 */
class GoldenTreeTest {
    private static final NimGame NIM = NimGame.of(40);
    private static final float[] LOGITS = {0, 0.5f, 1};

    @Test
    void gumbel() {
        assertThat(tree(SearchAlgorithm.GUMBEL, 10, 8))
                .isEqualTo(
                        """
            root n=9 v=0.078
              1 n=1 v=-0.100
              2 n=3 v=-0.167
                3 n=2 v=0.150
                  3 n=1 v=-0.800
              3 n=4 v=-0.025
                3 n=2 v=0.150
                  3 n=1 v=-0.900
                2 n=1 v=-0.500
            """);
    }

    @Test
    void puct() {
        assertThat(tree(SearchAlgorithm.PUCT, 10, 8))
                .isEqualTo(
                        """
            root n=9 v=-0.056
              1 n=2 v=0.150
                3 n=1 v=-0.400
              2 n=2 v=0.150
                3 n=1 v=-0.500
              3 n=4 v=-0.025
                3 n=2 v=0.150
                  3 n=1 v=-0.900
                2 n=1 v=-0.500
            """);
    }

    /** Moves proven lost have no part in the root's value; the last move left gets the rest of the visits. */
    @ParameterizedTest
    @EnumSource
    void provenPositions(SearchAlgorithm algorithm) {
        assertThat(tree(algorithm, 5, 8))
                .isEqualTo(
                        """
            root n=9 v=-0.180
              1 n=4 v=0.100
                3 n=2 v=1.000 WIN in 1
                  1 n=1 v=-1.000 LOSS in 0
                2 n=1 v=-0.800
              2 n=2 v=1.000 WIN in 1
                3 n=1 v=-1.000 LOSS in 0
              3 n=2 v=1.000 WIN in 1
                2 n=1 v=-1.000 LOSS in 0
            """);
    }

    private static String tree(SearchAlgorithm algorithm, int stones, int simulations) {
        Search search = Search.create(NIM, SearchSettings.of(algorithm, simulations));
        search.start(NIM.position(stones), 0, simulations, false);
        while (search.advance()) {
            Position leaf = search.leafPosition();
            float win = Integer.parseInt(leaf.fen().split(" ")[0]) / 20f;
            search.evaluated(LOGITS, win, 0, 1 - win);
        }
        return TreeText.of(search, 99);
    }
}
