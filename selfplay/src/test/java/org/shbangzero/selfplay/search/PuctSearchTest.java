package org.shbangzero.selfplay.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.testing.HashEvaluator;

class PuctSearchTest {
    private static final SearchSettings SETTINGS = SearchSettings.of(SearchAlgorithm.PUCT, 200);
    private static final SearchRunner RUNNER = new SearchRunner(new HashEvaluator(2));
    private static final Game CHESS = Games.byId("chess");

    @Test
    void withoutNoiseThePolicyIsTheShareOfTheVisits() {
        Search search = run(CHESS.start(0), 1, false);
        float[] policy = SearchRunner.policy(search);
        int[] visits = SearchRunner.visits(search);
        for (int i = 0; i < policy.length; i++) {
            assertThat(policy[i]).isCloseTo(visits[i] / 200f, within(1e-6f));
        }
    }

    @Test
    void noiseSpreadsTheVisitsAndForcedOnesAreNotTaught() {
        int forced = 0;
        for (int seed = 0; seed < 10; seed++) {
            Search search = run(CHESS.start(0), seed, true);
            float[] policy = SearchRunner.policy(search);
            int[] visits = SearchRunner.visits(search);
            int most = indexOfMost(visits);
            float scale = visits[most] / policy[most];
            for (int i = 0; i < policy.length; i++) {
                assertThat(policy[i] * scale).isLessThanOrEqualTo(visits[i] + 1e-3f);
                forced += policy[i] * scale < visits[i] - 0.01 ? 1 : 0;
            }
        }
        assertThat(forced).isGreaterThan(20);
    }

    @Test
    void triedMovesGetTheirForcedVisits() {
        Position position = CHESS.start(0);
        SearchSettings settings =
                new SearchSettings(SearchAlgorithm.PUCT, 300, false, 16, 50, 0.1, 1.25, 19652, 0.2, 0.3, 0, 2);
        Search search = Search.create(CHESS, settings);
        RUNNER.run(search, position, 1, 300, true);
        for (int i = 0; i < search.root().moveCount(); i++) {
            int visits = search.root().visits(i);
            double least = Math.sqrt(2 * search.root().prior(i) * 299);
            assertThat(visits == 0 || visits >= Math.floor(least)).isTrue();
        }
    }

    @Test
    void anUntriedMoveIsTakenToBeWorseThanItsParentByTheVisitedPrior() {
        SearchSettings bold = withReduction(0);
        SearchSettings careful = withReduction(1);
        assertThat(triedMoves(careful)).isLessThan(triedMoves(bold));
    }

    private static SearchSettings withReduction(double reduction) {
        return new SearchSettings(SearchAlgorithm.PUCT, 100, false, 16, 50, 0.1, 1.25, 19652, reduction, 0.3, 0.25, 2);
    }

    private static int triedMoves(SearchSettings settings) {
        Search search = Search.create(CHESS, settings);
        RUNNER.run(search, CHESS.start(0), 1, 100, false);
        int tried = 0;
        for (int visits : SearchRunner.visits(search)) {
            tried += visits > 0 ? 1 : 0;
        }
        return tried;
    }

    @Test
    void seedsGiveDifferentNoiseAndTheSameSeedTheSame() {
        String one = TreeText.of(run(CHESS.start(0), 1, true), 9);
        assertThat(TreeText.of(run(CHESS.start(0), 1, true), 9)).isEqualTo(one);
        assertThat(TreeText.of(run(CHESS.start(0), 2, true), 9)).isNotEqualTo(one);
    }

    private static int indexOfMost(int[] visits) {
        int most = 0;
        for (int i = 1; i < visits.length; i++) {
            most = visits[i] > visits[most] ? i : most;
        }
        return most;
    }

    private static Search run(Position position, long seed, boolean noise) {
        Search search = Search.create(CHESS, SETTINGS);
        RUNNER.run(search, position, seed, 200, noise);
        return search;
    }
}
