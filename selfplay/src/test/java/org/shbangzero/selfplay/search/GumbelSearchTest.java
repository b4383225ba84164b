package org.shbangzero.selfplay.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.testing.HashEvaluator;
import org.shbangzero.selfplay.testing.NimGame;

class GumbelSearchTest {
    private static final SearchSettings SETTINGS = SearchSettings.of(SearchAlgorithm.GUMBEL, 64);

    @Test
    void agreesWithThePlainComputation() {
        NimGame nim = NimGame.of(30);
        HashEvaluator evaluator = new HashEvaluator(3);
        for (int seed = 0; seed < 40; seed++) {
            assertAgreement(nim.position(9 + seed % 20), evaluator, seed, 1 + seed);
        }
    }

    @Test
    void agreesWhenSomePositionsAreDrawn() {
        NimGame nim = NimGame.of(30).drawnAt(5);
        HashEvaluator evaluator = new HashEvaluator(1);
        for (int seed = 0; seed < 40; seed++) {
            assertAgreement(nim.position(6 + seed % 20), evaluator, seed, 1 + seed);
        }
    }

    @Test
    void agreesInGamesWithManyMoves() {
        HashEvaluator evaluator = new HashEvaluator(2);
        for (String id : List.of("chess", "shbang")) {
            SplitMix64 random = new SplitMix64(7);
            Position position = Games.byId(id).start(0);
            int[] moves = new int[position.game().maxLegalMoves()];
            for (int ply = 0; ply < 20; ply++) {
                assertAgreement(position, evaluator, ply, 64);
                position.make(moves[random.nextInt(position.legalMoves(moves))]);
            }
        }
    }

    private static void assertAgreement(Position position, HashEvaluator evaluator, long seed, int simulations) {
        Search search = Search.create(position.game(), SETTINGS);
        new SearchRunner(evaluator).run(search, position, seed, simulations, true);
        PlainGumbel plain = new PlainGumbel(evaluator, SETTINGS);
        PlainNode root = plain.search(position, seed, simulations);

        SearchRoot found = search.root();
        assertThat(found.proof()).isEqualTo(root.proof());
        assertThat((double) found.value()).isCloseTo(root.value(), within(1e-4));
        for (int i = 0; i < found.moveCount(); i++) {
            assertThat(found.visits(i)).isEqualTo(root.children[i] == null ? 0 : root.children[i].visits);
        }
        if (found.proof() == Proof.UNKNOWN) {
            double[] expected = root.improvedPolicy();
            float[] policy = SearchRunner.policy(search);
            for (int i = 0; i < policy.length; i++) {
                assertThat((double) policy[i]).isCloseTo(expected[i], within(1e-4));
            }
            assertThat(found.bestMove()).isEqualTo(plain.chosen(root, seed));
        }
    }
}
