package org.shbangzero.selfplay.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.testing.HashEvaluator;
import org.shbangzero.selfplay.testing.NimGame;

/** What both searches keep from one move to the next. */
class SubtreeReuseTest {
    private static final NimGame NIM = NimGame.of(40);
    private static final SearchRunner RUNNER = new SearchRunner(new HashEvaluator(2));

    /** After a move, what is kept is the very subtree, and the search then goes on from there. */
    @ParameterizedTest
    @EnumSource
    void keepsTheTreeBelowThePlayedMove(SearchAlgorithm algorithm) {
        Position position = Games.byId("chess").start(0);
        Search search = SearchRunner.search(position.game(), algorithm);
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
        Position position = game.start(0);
        Search search = SearchRunner.search(game, algorithm);
        for (int ply = 0; ply < 12; ply++) {
            RUNNER.run(search, position, ply, 60, true);
            int[] legal = new int[game.maxLegalMoves()];
            int count = position.legalMoves(legal);
            Search fresh = SearchRunner.search(game, algorithm);
            RUNNER.run(fresh, position, ply, 1, true);
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
        Search search = SearchRunner.search(NIM, algorithm);
        RUNNER.run(search, NIM.position(30), 1, 50, false);
        search.played(NIM.position(30), search.root().bestMove());
        Search fresh = SearchRunner.search(NIM, algorithm);
        RUNNER.run(search, NIM.position(20), 1, 50, false);
        RUNNER.run(fresh, NIM.position(20), 1, 50, false);
        assertThat(TreeText.of(search, 99)).isEqualTo(TreeText.of(fresh, 99));
    }
}
