package org.shbangzero.selfplay.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.inference.UniformEvaluator;

/** Mates are found without any knowledge, by both searches, within a stated number of simulations. */
class MateTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "chess; 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1; a1a8",
                "chess; r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4; h5f7",
                // No lives near the king.
                "shbang; 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0/00f/-/-/-/-/000/0f 0/0 -/- 0 1; a1a8",
                // A hit takes the king's last life.
                "shbang; R5k1/5ppp/8/8/8/8/5PPP/6K1 w - - 01/000/-/-/-/-/000/f 0/14 -/- 0 1; a8g8",
                // A king with lives gives check by standing next to a king without.
                "shbang; kbK5/pp6/1P6/8/8/8/8/R7 w - - 00f/0f/0/-/-/-/-/0 0/0 -/- 0 1; c8b8",
            })
    void mateInOneNeedsNoSimulation(String gameId, String fen, String move) {
        for (SearchAlgorithm algorithm : SearchAlgorithm.values()) {
            Position position = Games.byId(gameId).parse(fen);
            SearchRoot root = search(position, algorithm, 1);
            assertThat(root.proof()).as(algorithm.name()).isEqualTo(Proof.WIN);
            assertThat(root.pliesToEnd()).isEqualTo(1);
            assertThat(position.uci(root.bestMove())).isEqualTo(move);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "chess; 7k/8/8/6K1/8/8/R7/1R6 w - - 0 1; 2000",
                "chess; kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1; 5000",
                // A king without lives.
                "shbang; 7k/8/8/6K1/8/6p1/R7/1R6 w - - 0/-/-/f/-/f/0/0 0/0 -/- 0 1; 1000",
                // A king with a life, and no checker to stack under it.
                "shbang; k7/8/1K6/8/6p1/8/8/7R w - - 1/-/f/-/e/-/-/0 0/0 -/- 0 1; 2000",
            })
    void mateInTwo(String gameId, String fen, int simulations) {
        for (SearchAlgorithm algorithm : SearchAlgorithm.values()) {
            Position position = Games.byId(gameId).parse(fen);
            SearchRoot root = search(position, algorithm, simulations);
            assertThat(root.proof()).as(algorithm.name()).isEqualTo(Proof.WIN);
            assertThat(root.pliesToEnd()).isEqualTo(3);
            assertEachReplyIsMated(position, root.bestMove());
        }
    }

    private static void assertEachReplyIsMated(Position position, int move) {
        position.make(move);
        int[] replies = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(replies);
        assertThat(count).isPositive();
        for (int i = 0; i < count; i++) {
            position.make(replies[i]);
            SearchRoot reply = search(position, SearchAlgorithm.PUCT, 1);
            assertThat(reply.proof()).isEqualTo(Proof.WIN);
            assertThat(reply.pliesToEnd()).isEqualTo(1);
            position.unmake();
        }
        position.unmake();
    }

    private static SearchRoot search(Position position, SearchAlgorithm algorithm, int simulations) {
        Game game = position.game();
        return new Searcher(game, new UniformEvaluator(), SearchSettings.of(algorithm, simulations)).search(position);
    }
}
