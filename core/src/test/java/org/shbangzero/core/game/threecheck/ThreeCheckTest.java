package org.shbangzero.core.game.threecheck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.FenException;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Play;
import org.shbangzero.core.Position;

class ThreeCheckTest {
    private final Game game = Games.byId("threecheck");

    @Test
    void theThirdCheckWins() {
        Position position = Play.moves(game.start(0), "e2e4 d7d6 f1b5 c7c6 b5c6 b8c6 d1h5 a7a6 h5f7");
        assertThat(position.fen()).endsWith(" b KQkq - 0+3 0 5");
        assertThat(position.result()).hasToString("white_wins:third_check");
        assertThat(position.legalMoveCount()).isZero();
        position.unmake();
        assertThat(position.fen()).endsWith(" w KQkq - 1+3 0 5");
        assertThat(position.result().isOver()).isFalse();
    }

    @Test
    void aDoubleCheckIsOneCheck() {
        Position position = game.parse("4k3/8/8/8/4N3/8/8/4RK2 w - - 3+3 0 1");
        assertThat(Play.moves(position, "e4f6").fen()).endsWith(" b - - 2+3 1 1");
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K1N1 w - - 1+1 0 1, ongoing",
        "4k3/8/8/8/8/8/8/4K3 w - - 1+1 0 1, draw:material",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 1+1 0 1, draw:stalemate",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 1+1 0 1, white_wins:checkmate",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0+1 0 1, white_wins:third_check",
        "4k3/8/8/8/8/8/4q3/4K3 w - - 2+0 99 30, black_wins:third_check",
    })
    void otherEndsAreThoseOfChess(String fen, String result) {
        assertThat(game.parse(fen).result()).hasToString(result);
    }

    @Test
    void checksGivenAreSeenAndValued() {
        Position few = game.parse("4k3/8/8/8/8/8/4P3/4K3 b - - 1+3 0 1");
        Position none = game.parse("4k3/8/8/8/8/8/4P3/4K3 b - - 3+3 0 1");
        assertThat(few.key()).isNotEqualTo(none.key());
        assertThat(few.evaluate()).isEqualTo(none.evaluate() - 300);
        assertThat(scalars(none)).endsWith(1, 1);
        assertThat(scalars(few)).endsWith(1, 1 / 3f);
        assertThat(few.draw(0)).endsWith("checks left: white 1, black 3\n");
    }

    private static float[] scalars(Position position) {
        float[] scalars = new float[position.game().planes().scalarCount()];
        position.encode(new long[position.game().planes().wordCount()], 0, scalars, 0);
        return scalars;
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/4P3/4K3 w - - 3+4 0 1, is not of the form white+black",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 33 0 1, is not of the form white+black",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1, expected 7 separated by one space",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 3+0 0 1, black has none left",
        "4k3/8/8/8/8/8/4Q3/4K3 b - - 3+0 0 1, black has none left",
        "4k3/8/8/8/8/8/4Q3/4K3 b - - 0+0 0 1, black has none left",
    })
    void impossibleCountsAreRefused(String fen, String fault) {
        assertThatThrownBy(() -> game.parse(fen))
                .isInstanceOf(FenException.class)
                .hasMessageContaining(fault);
    }
}
