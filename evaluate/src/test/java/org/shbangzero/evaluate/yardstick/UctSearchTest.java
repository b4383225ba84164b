package org.shbangzero.evaluate.yardstick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.SplitMix64;

class UctSearchTest {
    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @CsvSource({
        "chess, 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, a1a8",
        "shbang, 7k/6Q1/8/8/8/8/8/K7 w - - 1/1/-/-/-/-/-/0 14/14 -/- 0 1, g7h8",
        "shambhala, 4g3/8/8/8/4R3/8/8/4G3 w - - 0 1, e4e8",
    })
    void winsAtOnceWhereItCan(String id, String fen, String uci) {
        Game game = Games.byId(id);
        UctSearch search = new UctSearch(game);
        Position position = game.parse(fen);
        for (int seed = 0; seed < 10; seed++) {
            assertThat(position.uci(search.choose(position, 100, new SplitMix64(seed))))
                    .isEqualTo(uci);
            assertThat(search.expectation()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void followsItsSeedAndLeavesThePositionAsItWas(Game game) {
        UctSearch search = new UctSearch(game);
        Position position = new RandomPositions(game, 3).next();
        String fen = position.fen();
        int ply = position.ply();

        int move = search.choose(position, 60, new SplitMix64(4));
        double expectation = search.expectation();
        search.choose(game.start(0), 30, new SplitMix64(5));

        assertThat(position.fen()).isEqualTo(fen);
        assertThat(position.ply()).isEqualTo(ply);
        assertThat(expectation).isBetween(0.0, 1.0);
        assertThat(search.choose(position, 60, new SplitMix64(4))).isEqualTo(move);
        assertThat(search.expectation()).isEqualTo(expectation);
    }

    @Test
    void onePlayoutIsARandomMove() {
        Game chess = Games.byId("chess");
        Position position = chess.start(0);
        UctSearch search = new UctSearch(chess);

        assertThat(position.uci(search.choose(position, 1, new SplitMix64(4)))).hasSize(4);
        assertThat(search.expectation()).isIn(0.0, 0.5, 1.0);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100_001})
    void refusesOtherNumbersOfPlayouts(int playouts) {
        Game chess = Games.byId("chess");
        assertThatThrownBy(() -> new UctSearch(chess).choose(chess.start(0), playouts, new SplitMix64(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 to 100000");
    }
}
