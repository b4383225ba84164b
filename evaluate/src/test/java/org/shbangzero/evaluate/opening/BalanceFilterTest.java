package org.shbangzero.evaluate.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.opening.OpeningSettings.Order;
import org.shbangzero.evaluate.testing.SticksGame;

class BalanceFilterTest {
    private static final int MEASURED = 200;
    private static final Game CHESS = Games.byId("chess");

    private static DrawnOpenings draw(Game game, OptionalInt balance, int count) {
        return OpeningBook.random().draw(game, new OpeningSettings(4, 8, Order.FILE, balance, 1), count);
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1, 500",
        "4k3/8/8/8/8/8/8/4K2R b - - 0 1, -500",
        "r3k3/8/8/8/8/8/8/R3K3 b - - 0 1, 500",
        "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1, 999999"
    })
    void valuesWhatAShortSearchFinds(String fen, int value) {
        BalanceFilter any = new BalanceFilter(CHESS, OptionalInt.empty());
        Opening opening = new Opening(fen, List.of());

        assertThat(any.value(opening)).isEqualTo(value);
        assertThat(any.passes(opening)).isTrue();
        assertThat(new BalanceFilter(CHESS, OptionalInt.of(Math.abs(value))).passes(opening))
                .isTrue();
        assertThat(new BalanceFilter(CHESS, OptionalInt.of(Math.abs(value) - 1)).passes(opening))
                .isFalse();
    }

    @Test
    void randomOpeningsAreDrawnUntilTheyAreBalanced() {
        DrawnOpenings any = draw(CHESS, OptionalInt.empty(), 40);
        DrawnOpenings balanced = draw(CHESS, OptionalInt.of(50), 30);
        BalanceFilter filter = new BalanceFilter(CHESS, OptionalInt.of(50));

        assertThat(balanced.openings()).hasSize(30).allMatch(filter::passes);
        assertThat(balanced.lopsided()).isPositive();
        assertThat(balanced.openings())
                .startsWith(any.openings().stream().filter(filter::passes).toArray(Opening[]::new));
        assertThat(draw(CHESS, OptionalInt.of(50), 10).openings())
                .isEqualTo(balanced.openings().subList(0, 10));
    }

    @Test
    void saysThatNothingIsBalancedEnough() {
        assertThatThrownBy(() -> draw(new SticksGame(), OptionalInt.of(99), 1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(
                        "found only 0 different ones of 4 to 8 random plies in sticks with neither side more"
                                + " than 99 centipawns ahead")
                .hasMessageContaining("more balance");
    }

    /** The figures of the table in docs/matches.md, of {@value #MEASURED} openings. */
    @ParameterizedTest
    @CsvSource({
        "chess, 151, 181, 182, 185",
        "nocastle, 126, 162, 164, 173",
        "banzai, 140, 164, 165, 171",
        "shbang, 183, 196, 196, 196",
        "shambhala, 157, 174, 179, 184"
    })
    void howManyRandomOpeningsAreBalanced(String id, int within50, int within100, int within200, int within300) {
        Game game = Games.byId(id);
        BalanceFilter any = new BalanceFilter(game, OptionalInt.empty());
        List<Integer> ahead = draw(game, OptionalInt.empty(), MEASURED).openings().stream()
                .map(opening -> Math.abs(any.value(opening)))
                .toList();

        assertThat(IntStream.of(50, 100, 200, 300).map(most ->
                        (int) ahead.stream().filter(value -> value <= most).count()))
                .containsExactly(within50, within100, within200, within300);
    }
}
