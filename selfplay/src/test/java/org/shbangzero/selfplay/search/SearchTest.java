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
    void leavesThePositionAsItWas(SearchAlgorithm algorithm) {
        Position position = Games.byId("chess").start(0);
        String before = position.fen();
        RUNNER.run(SearchRunner.search(position.game(), algorithm), position, 5, 100, true);
        assertThat(position.fen()).isEqualTo(before);
        assertThat(position.ply()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void policyAndValuesAreProbabilities(SearchAlgorithm algorithm) {
        Position position = Games.byId("shbang").start(0);
        Search search = SearchRunner.search(position.game(), algorithm);
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
        Search one = SearchRunner.search(position.game(), algorithm);
        Search other = SearchRunner.search(position.game(), algorithm);
        RUNNER.run(one, position, 1, 50, false);
        RUNNER.run(other, position, 2, 50, false);
        assertThat(TreeText.of(one, 99)).isEqualTo(TreeText.of(other, 99));
        RUNNER.run(other, position, 2, 50, true);
        assertThat(TreeText.of(one, 99)).isNotEqualTo(TreeText.of(other, 99));
    }

    @ParameterizedTest
    @EnumSource
    void bearsLogitsOfMinusInfinity(SearchAlgorithm algorithm) {
        Search search = SearchRunner.search(NIM, algorithm);
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
        Search search = SearchRunner.search(NIM, algorithm);
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
        Search search = SearchRunner.search(position.game(), algorithm);
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
        Search search = SearchRunner.search(NIM, SearchAlgorithm.GUMBEL);
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
        Search search = SearchRunner.search(NIM, SearchAlgorithm.PUCT);
        assertThatThrownBy(() -> search.start(NIM.position(0), 1, 10, false))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchSettings.of(SearchAlgorithm.PUCT, 0))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("simulations is 0");
    }
}
