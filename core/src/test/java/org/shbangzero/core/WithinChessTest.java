package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@link Game#isWithinChess} promises. */
class WithinChessTest {
    private static final Game CHESS = Games.byId("chess");

    static Stream<Game> gamesWithinChess() {
        return Games.all().stream().filter(Game::isWithinChess);
    }

    @Test
    void someGamesAreAndOthersAreNot() {
        assertThat(gamesWithinChess().map(Game::id))
                .contains("chess", "nocastle")
                .doesNotContain("shbang");
    }

    @ParameterizedTest
    @MethodSource("gamesWithinChess")
    void chessHasTheSameMovesAndResultsInEachPosition(Game game) {
        Walk.visit(game, position -> {
            Position inChess = CHESS.parse(position.fen());

            assertThat(moves(inChess)).as(position.fen()).isEqualTo(moves(position));
            assertThat(inChess.result()).isEqualTo(game.parse(position.fen()).result());
        });
    }

    private static List<String> moves(Position position) {
        return Arrays.stream(Walk.legalMoves(position))
                .mapToObj(position::uci)
                .sorted()
                .toList();
    }
}
