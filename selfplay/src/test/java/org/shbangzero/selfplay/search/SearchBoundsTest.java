package org.shbangzero.selfplay.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.inference.UniformEvaluator;
import org.shbangzero.selfplay.testing.HashEvaluator;

/** Searches that end early, look at some moves only, or are looked at while they run. */
class SearchBoundsTest {
    private static final Game CHESS = Games.byId("chess");

    private static Searcher searcher(SearchAlgorithm algorithm) {
        return new Searcher(CHESS, new HashEvaluator(2), SearchSettings.of(algorithm, 64));
    }

    @ParameterizedTest
    @EnumSource
    void looksOnlyAtTheMovesWanted(SearchAlgorithm algorithm) {
        Position position = CHESS.start(0);
        int pawn = position.parseMove("a2a3");
        int knight = position.parseMove("g1h3");
        SearchRoot root = searcher(algorithm)
                .search(position, new SearchBounds(50, move -> move == pawn || move == knight, () -> false));

        assertThat(root.moveCount()).isEqualTo(2);
        assertThat(root.move(0) + root.move(1)).isEqualTo(pawn + knight);
        assertThat(root.visits(0) + root.visits(1)).isEqualTo(50);
        assertThat(root.prior(0) + root.prior(1)).isBetween(0.999f, 1.001f);
    }

    /** The kept tree has all moves; a search of some of them must not show the others. */
    @Test
    void aKeptTreeDoesNotBringBackUnwantedMoves() {
        Position position = CHESS.start(0);
        Searcher searcher = searcher(SearchAlgorithm.PUCT);
        int first = searcher.search(position, SearchBounds.of(300)).bestMove();
        searcher.played(position, first);
        position.make(first);
        int reply = position.parseMove("a7a6");
        SearchRoot root = searcher.search(position, new SearchBounds(20, move -> move == reply, () -> false));
        assertThat(root.moveCount()).isEqualTo(1);
        assertThat(root.bestMove()).isEqualTo(reply);
    }

    @ParameterizedTest
    @EnumSource
    void endsWhenItHasSeenEnough(SearchAlgorithm algorithm) {
        Position position = CHESS.start(0);
        Searcher searcher = searcher(algorithm);
        SearchRoot root = searcher.search(
                position,
                new SearchBounds(500, move -> true, () -> searcher.root().simulations() >= 37));
        assertThat(root.simulations()).isEqualTo(37);
        assertThat(position.fen()).isEqualTo(CHESS.start(0).fen());
        assertThat(position.parseMove(position.uci(root.bestMove()))).isEqualTo(root.bestMove());
    }

    @ParameterizedTest
    @EnumSource
    void hasABestMoveEvenWhenNothingMayBeSearched(SearchAlgorithm algorithm) {
        SearchRoot root = searcher(algorithm).search(CHESS.start(0), new SearchBounds(500, move -> true, () -> true));
        assertThat(root.simulations()).isZero();
        assertThat(root.ranking()).hasSize(1);
        assertThat(root.principalVariation()).containsExactly(root.bestMove());
    }

    /** The capture of the rook draws at once; it is visited again and again without an evaluation. */
    @Test
    void isAskedAlsoWhereNothingIsEvaluated() {
        Position position = CHESS.parse("7k/8/8/8/8/8/8/Kr6 w - - 0 1");
        HopelessEvaluator evaluator = new HopelessEvaluator();
        Searcher searcher = new Searcher(CHESS, evaluator, SearchSettings.of(SearchAlgorithm.PUCT, 1));
        SearchRoot root = searcher.search(
                position,
                new SearchBounds(
                        SearchBounds.UNLIMITED,
                        move -> true,
                        () -> searcher.root().simulations() >= 1000));
        assertThat(root.simulations()).isEqualTo(1000);
        assertThat(evaluator.positions).isLessThan(900);
    }

    /** Thinks that whoever is to move wins, so that every move looks bad. */
    private static final class HopelessEvaluator implements Evaluator {
        private int positions;

        @Override
        public void evaluate(EvaluationBatch batch) {
            positions += batch.size();
            for (int i = 0; i < batch.size(); i++) {
                batch.wdl().put(3 * i, 1).put(3 * i + 1, 0).put(3 * i + 2, 0);
            }
        }

        @Override
        public void close() {}
    }

    @ParameterizedTest
    @EnumSource
    void ranksMovesFromTheBestToTheWorst(SearchAlgorithm algorithm) {
        SearchRoot root = searcher(algorithm).search(CHESS.start(0), SearchBounds.of(200));
        int[] ranking = root.ranking();
        assertThat(root.move(ranking[0])).isEqualTo(root.bestMove());
        for (int i = 2; i < ranking.length; i++) {
            assertThat(root.visits(ranking[i])).isLessThanOrEqualTo(root.visits(ranking[i - 1]));
        }
        assertThat(ranking).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource
    void provenWinsComeFirst(SearchAlgorithm algorithm) {
        Position position = CHESS.parse("1k6/8/1K6/8/8/8/8/7R w - - 0 1");
        SearchRoot root =
                new Searcher(CHESS, new UniformEvaluator(), SearchSettings.of(algorithm, 50)).search(position);
        int best = root.ranking()[0];
        assertThat(position.uci(root.move(best))).isEqualTo("h1h8");
        assertThat(root.proof(best)).isEqualTo(Proof.WIN);
        assertThat(root.pliesToEnd(best)).isEqualTo(1);
        assertThat(root.win(best)).isEqualTo(1);
        assertThat(root.loss(best)).isZero();
    }

    @Test
    void depthsAreThoseOfTheSimulations() {
        Position position = CHESS.start(0);
        SearchRoot root = searcher(SearchAlgorithm.PUCT).search(position, SearchBounds.of(400));
        assertThat(root.meanDepth()).isBetween(1.0, (double) root.deepest());
        assertThat(root.deepest()).isGreaterThanOrEqualTo(root.principalVariation().length);
        assertThat(root.treeBytes()).isBetween(400 * 200L, 400 * 1000L);
    }
}
