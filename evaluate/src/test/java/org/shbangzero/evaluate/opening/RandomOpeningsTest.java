package org.shbangzero.evaluate.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.testing.SticksGame;

class RandomOpeningsTest {
    private final SticksGame game = new SticksGame();

    private static OpeningSettings settings(long seed, int minPlies, int maxPlies) {
        return new OpeningSettings(minPlies, maxPlies, seed);
    }

    private static List<Opening> draw(Game game, OpeningSettings settings, int count) {
        return OpeningBook.random().draw(game, settings, count).openings();
    }

    @Test
    void areDistinctUnfinishedAndOfTheWantedLength() {
        List<Opening> openings = draw(game, settings(3, 2, 6), 12);

        Set<Long> keys = new HashSet<>();
        for (Opening opening : openings) {
            Position position = opening.play(game);
            assertThat(opening.moves()).hasSizeBetween(2, 6);
            assertThat(position.result().isOver()).isFalse();
            assertThat(keys.add(position.key())).isTrue();
        }
        assertThat(openings).hasSize(12);
        assertThat(openings).extracting(Opening::fen).contains("40 white", "41 white");
    }

    @Test
    void dependOnTheSeedAndNotOnTheirNumber() {
        List<Opening> few = draw(game, settings(5, 2, 6), 4);
        List<Opening> many = draw(game, settings(5, 2, 6), 10);

        assertThat(many.subList(0, 4)).isEqualTo(few);
        assertThat(draw(game, settings(6, 2, 6), 4)).isNotEqualTo(few);
    }

    @ParameterizedTest
    @CsvSource({
        "chess, g2g3 f7f6 c2c3 h7h5 h2h3 f6f5 f2f3, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "shambhala, g3g4 e8e7 b3b4 c8e8 d1e2 h6h5 e2c4, rneagenr/1w4w1/pppppppp/8/8/PPPPPPPP/1W4W1/RNEAGENR w GAga - 0 1"
    })
    void areTheSameInEveryVersion(String id, String moves, String fen) {
        Game played = Games.byId(id);

        assertThat(draw(played, settings(7, 4, 8), 2).get(1))
                .isEqualTo(new Opening(fen, List.of(moves.split(" ", -1))));
    }

    @Test
    void tooFewDifferentOnesAreAnError() {
        assertThat(draw(game, settings(1, 0, 0), 2)).hasSize(2);
        assertThatThrownBy(() -> draw(game, settings(1, 0, 0), 3))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found only 2 different ones of 0 to 0 random plies in sticks")
                .hasMessageContaining("3 are needed");
    }

    @Test
    void refusesMorePliesThanAnOpeningHas() {
        assertThatThrownBy(() -> draw(game, settings(1, 0, OpeningSettings.ALL_PLIES), 1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("at most 1000 plies");
    }

    @Test
    void refusesABalanceBelowZero() {
        assertThatThrownBy(() -> new OpeningSettings(4, 8, OpeningSettings.Order.FILE, OptionalInt.of(-1), 1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("the balance of openings is -1");
    }

    @ParameterizedTest
    @CsvSource({"-1, 4", "5, 4"})
    void refusesPliesThatAreNoRange(int minPlies, int maxPlies) {
        assertThatThrownBy(() -> settings(1, minPlies, maxPlies))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("opening plies are " + minPlies + " to " + maxPlies);
    }
}
