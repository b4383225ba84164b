package org.shbangzero.selfplay.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.testing.HashEvaluator;
import org.shbangzero.selfplay.testing.NimGame;

/** What both searches have in common. */
class SearchTest {
    private static final NimGame NIM = NimGame.of(40);
    private static final SearchRunner RUNNER = new SearchRunner(new HashEvaluator(2));

    @ParameterizedTest
    @EnumSource
    void provesWinsAndLossesAndPlaysTheQuickestWin(SearchAlgorithm algorithm) {
        for (int stones = 1; stones <= 12; stones++) {
            Search search = search(NIM, algorithm);
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
        Search search = search(NIM, algorithm);
        RUNNER.run(search, NIM.position(3), 1, 500, true);
        assertThat(search.simulationsDone()).isZero();
        assertThat(search.root().pliesToEnd()).isEqualTo(1);
        assertThat(search.root().principalVariation()).containsExactly(3);
    }

    @ParameterizedTest
    @EnumSource
    void knowsDrawsExactly(SearchAlgorithm algorithm) {
        NimGame nim = NimGame.of(40).drawnAt(3);
        Search search = search(nim, algorithm);
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
            Search search = search(NIM, algorithm);
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
        Search search = search(NIM, algorithm);
        RUNNER.run(search, NIM.position(8), 1, 3000, false);
        assertThat(search.root().proof()).isEqualTo(Proof.LOSS);
        assertThat(search.root().pliesToEnd()).isEqualTo(4);
        assertThat(search.root().principalVariation()).hasSize(4);
    }

    @ParameterizedTest
    @EnumSource
    void leavesThePositionAsItWas(SearchAlgorithm algorithm) {
        Position position = Games.byId("chess").start(0);
        String before = position.fen();
        RUNNER.run(search(position.game(), algorithm), position, 5, 100, true);
        assertThat(position.fen()).isEqualTo(before);
        assertThat(position.ply()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void policyAndValuesAreProbabilities(SearchAlgorithm algorithm) {
        Position position = Games.byId("shbang").start(0);
        Search search = search(position.game(), algorithm);
        RUNNER.run(search, position, 5, 100, true);
        float sum = 0;
        for (float share : SearchRunner.policy(search)) {
            assertThat(share).isBetween(0f, 1f);
            sum += share;
        }
        assertThat(sum).isCloseTo(1, within(1e-4f));
        SearchRoot root = search.root();
        assertThat(root.win() + root.draw() + root.loss()).isCloseTo(1, within(1e-5f));
        assertThat(Arrays.stream(SearchRunner.visits(search)).sum()).isEqualTo(100);
        assertThat(root.visits()).isEqualTo(101);
    }

    @ParameterizedTest
    @EnumSource
    void withoutNoiseTheSeedDoesNotMatter(SearchAlgorithm algorithm) {
        Position position = Games.byId("chess").start(0);
        Search one = search(position.game(), algorithm);
        Search other = search(position.game(), algorithm);
        RUNNER.run(one, position, 1, 50, false);
        RUNNER.run(other, position, 2, 50, false);
        assertThat(TreeText.of(one, 99)).isEqualTo(TreeText.of(other, 99));
        RUNNER.run(other, position, 2, 50, true);
        assertThat(TreeText.of(one, 99)).isNotEqualTo(TreeText.of(other, 99));
    }

    /** After a move, what is kept is the very subtree, and the search then goes on from there. */
    @ParameterizedTest
    @EnumSource
    void keepsTheTreeBelowThePlayedMove(SearchAlgorithm algorithm) {
        Position position = Games.byId("chess").start(0);
        Search search = search(position.game(), algorithm);
        RUNNER.run(search, position, 1, 200, false);
        int move = search.root().bestMove();
        String before = TreeText.of(search, 99);
        int visits = visitsOf(search, move);

        search.played(position, move);
        assertThat(indent(TreeText.of(search, 99))).isSubstringOf(before.replaceAll("(?m)^  " + move + " ", "  root "));
        position.make(move);
        search.start(position, 1, 200, false);
        assertThat(search.root().visits()).isEqualTo(visits);
        RUNNER.run(search, position, 1, 200, false);
        assertThat(search.root().visits()).isEqualTo(201);
    }

    private static int visitsOf(Search search, int move) {
        for (int i = 0; i < search.root().moveCount(); i++) {
            if (search.root().move(i) == move) {
                return search.root().visits(i);
            }
        }
        throw new AssertionError("no such move");
    }

    private static String indent(String text) {
        return text.replaceAll("(?m)^(?=.)", "  ");
    }

    /** A kept tree holds what a search from there would have found itself: priors and network values of each position. */
    @ParameterizedTest
    @EnumSource
    void keptTreesBelongToTheirPositions(SearchAlgorithm algorithm) {
        Game game = Games.byId("shbang");
        HashEvaluator evaluator = new HashEvaluator(2);
        SearchRunner runner = new SearchRunner(evaluator);
        Position position = game.start(0);
        Search search = search(game, algorithm);
        for (int ply = 0; ply < 12; ply++) {
            runner.run(search, position, ply, 60, true);
            int[] legal = new int[game.maxLegalMoves()];
            int count = position.legalMoves(legal);
            Search fresh = search(game, algorithm);
            runner.run(fresh, position, ply, 1, true);
            assertThat(search.root().moveCount()).isEqualTo(count);
            for (int i = 0; i < count; i++) {
                assertThat(search.root().move(i)).isEqualTo(legal[i]);
                assertThat(search.root().prior(i)).isEqualTo(fresh.root().prior(i));
            }
            assertThat(search.root().networkValue()).isEqualTo(fresh.root().networkValue());
            assertThat(Arrays.stream(SearchRunner.visits(search)).sum()).isBetween(60, 90);
            int move = search.root().bestMove();
            search.played(position, move);
            position.make(move);
        }
    }

    @ParameterizedTest
    @EnumSource
    void doesNotUseTheTreeOfAnotherPosition(SearchAlgorithm algorithm) {
        Search search = search(NIM, algorithm);
        RUNNER.run(search, NIM.position(30), 1, 50, false);
        search.played(NIM.position(30), search.root().bestMove());
        Search fresh = search(NIM, algorithm);
        RUNNER.run(search, NIM.position(20), 1, 50, false);
        RUNNER.run(fresh, NIM.position(20), 1, 50, false);
        assertThat(TreeText.of(search, 99)).isEqualTo(TreeText.of(fresh, 99));
    }

    @ParameterizedTest
    @EnumSource
    void bearsLogitsOfMinusInfinity(SearchAlgorithm algorithm) {
        Search search = search(NIM, algorithm);
        float[] logits = {Float.NEGATIVE_INFINITY, 0, Float.NEGATIVE_INFINITY};
        runWith(search, NIM.position(39), logits, 60, false);
        float[] policy = SearchRunner.policy(search);
        assertThat(policy[1]).isCloseTo(1, within(1e-4f));
        assertThat(policy[0] + policy[2]).isCloseTo(0, within(1e-4f));
        assertThat(search.root().bestMove()).isEqualTo(2);
        Arrays.fill(logits, Float.NEGATIVE_INFINITY);
        runWith(search, NIM.position(38), logits, 60, true);
        for (float share : SearchRunner.policy(search)) {
            assertThat(share).isBetween(0.1f, 0.6f);
        }
    }

    private static void runWith(Search search, Position position, float[] logits, int simulations, boolean noise) {
        search.start(position, 1, simulations, noise);
        while (search.advance()) {
            search.evaluated(logits, 0.4f, 0.2f, 0.4f);
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesNaNByNameOfMoveAndPosition(SearchAlgorithm algorithm) {
        Search search = search(NIM, algorithm);
        search.start(NIM.position(10), 1, 10, true);
        assertThat(search.advance()).isTrue();
        assertThatThrownBy(() -> search.evaluated(new float[] {0, Float.NaN, 0}, 0.5f, 0, 0.5f))
                .isInstanceOf(InputException.class)
                .hasMessage(
                        "the network is broken: it answered NaN as the logit of move take2 (policy index 2) in position 10 w");
        assertThatThrownBy(() -> search.evaluated(new float[3], 0.5f, Float.NaN, 0.5f))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("win, draw and loss in position 10 w");
    }

    @ParameterizedTest
    @EnumSource
    void allocatesNothingPerSimulation(SearchAlgorithm algorithm) {
        Position position = Games.byId("shbang").start(0);
        Search search = search(position.game(), algorithm);
        float[] logits = new float[position.game().maxLegalMoves()];
        SplitMix64 random = new SplitMix64(1);
        for (int i = 0; i < logits.length; i++) {
            logits[i] = (float) random.nextDouble();
        }
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 30; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            search.forget();
            search.start(position, round, 500, true);
            while (search.advance()) {
                search.evaluated(logits, 0.3f, 0.3f, 0.4f);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).as("bytes allocated by 500 simulations").isLessThan(500);
    }

    @Test
    void samplesMovesByTemperature() {
        Search search = search(NIM, SearchAlgorithm.GUMBEL);
        runWith(search, NIM.position(39), new float[] {0, 1, 2}, 3, true);
        float[] policy = SearchRunner.policy(search);
        int[] drawn = new int[3];
        SplitMix64 random = new SplitMix64(3);
        for (int i = 0; i < 3000; i++) {
            drawn[search.root().sampleMove(1, random) - 1]++;
        }
        for (int i = 0; i < 3; i++) {
            assertThat(drawn[i] / 3000f).isCloseTo(policy[i], within(0.03f));
        }
        assertThat(search.root().sampleMove(0, random)).isEqualTo(search.root().bestMove());
    }

    @Test
    void refusesWhatIsNoSearch() {
        Search search = search(NIM, SearchAlgorithm.PUCT);
        assertThatThrownBy(() -> search.start(NIM.position(0), 1, 10, false))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchSettings.of(SearchAlgorithm.PUCT, 0))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("simulations is 0");
    }

    private static Search search(Game game, SearchAlgorithm algorithm) {
        return Search.create(game, SearchSettings.of(algorithm, 64));
    }
}
