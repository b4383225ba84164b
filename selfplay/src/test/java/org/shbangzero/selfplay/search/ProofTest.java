package org.shbangzero.selfplay.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.shbangzero.selfplay.testing.HashEvaluator;
import org.shbangzero.selfplay.testing.NimGame;

/** What both searches make of wins, draws and losses that they find by reaching the end of the game. */
class ProofTest {
    private static final NimGame NIM = NimGame.of(40);
    private static final SearchRunner RUNNER = new SearchRunner(new HashEvaluator(2));

    @ParameterizedTest
    @EnumSource
    void provesWinsAndLossesAndPlaysTheQuickestWin(SearchAlgorithm algorithm) {
        for (int stones = 1; stones <= 12; stones++) {
            Search search = SearchRunner.search(NIM, algorithm);
            RUNNER.run(search, NIM.position(stones), 1, 3000, false);
            boolean lost = stones % 4 == 0;
            assertThat(search.root().proof()).isEqualTo(lost ? Proof.LOSS : Proof.WIN);
            assertThat(search.root().value()).isEqualTo(lost ? -1 : 1);
            assertThat(search.root().draw()).isZero();
            if (!lost) {
                assertThat(search.root().bestMove()).isEqualTo(stones % 4);
                assertThat(SearchRunner.policy(search)[stones % 4 - 1]).isEqualTo(1);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void stopsOnceTheRootIsProven(SearchAlgorithm algorithm) {
        Search search = SearchRunner.search(NIM, algorithm);
        RUNNER.run(search, NIM.position(3), 1, 500, true);
        assertThat(search.simulationsDone()).isZero();
        assertThat(search.root().pliesToEnd()).isEqualTo(1);
        assertThat(search.root().principalVariation()).containsExactly(3);
    }

    @ParameterizedTest
    @EnumSource
    void knowsDrawsExactly(SearchAlgorithm algorithm) {
        NimGame nim = NimGame.of(40).drawnAt(3);
        Search search = SearchRunner.search(nim, algorithm);
        RUNNER.run(search, nim.position(4), 1, 100, false);
        assertThat(search.root().proof()).isEqualTo(Proof.DRAW);
        assertThat(search.root().bestMove()).isEqualTo(1);
        assertThat(search.root().draw()).isEqualTo(1);
        assertThat(SearchRunner.policy(search)).containsExactly(1, 0, 0);
    }

    @ParameterizedTest
    @EnumSource
    void neverPlaysOrTeachesAMoveProvenLost(SearchAlgorithm algorithm) {
        for (int seed = 0; seed < 20; seed++) {
            Search search = SearchRunner.search(NIM, algorithm);
            RUNNER.run(search, NIM.position(9 + seed % 2), seed, 24, true);
            float[] policy = SearchRunner.policy(search);
            for (int edge = 0; edge < policy.length; edge++) {
                int child = search.tree.child[edge];
                boolean lost = child >= 0 && search.tree.isProvenWin(child);
                if (lost && search.root().proof() != Proof.LOSS) {
                    assertThat(policy[edge]).isZero();
                    assertThat(search.root().bestMove())
                            .isNotEqualTo(search.root().move(edge));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theLosingSideDelaysTheEnd(SearchAlgorithm algorithm) {
        Search search = SearchRunner.search(NIM, algorithm);
        RUNNER.run(search, NIM.position(8), 1, 3000, false);
        assertThat(search.root().proof()).isEqualTo(Proof.LOSS);
        assertThat(search.root().pliesToEnd()).isEqualTo(4);
        assertThat(search.root().principalVariation()).hasSize(4);
    }
}
