package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;

class OpeningsTest {
    private final SticksGame game = new SticksGame();

    private static MatchSettings settings(int games, long seed, int minPlies, int maxPlies) {
        return new MatchSettings(games, seed, 1, minPlies, maxPlies, 200);
    }

    @Test
    void areDistinctUnfinishedAndOfTheWantedLength() {
        List<Opening> openings = Openings.draw(game, settings(24, 3, 2, 6));

        Set<Long> keys = new HashSet<>();
        for (Opening opening : openings) {
            Position position = opening.play(game);
            assertThat(opening.moves()).hasSizeBetween(2, 6);
            assertThat(position.result().isOver()).isFalse();
            assertThat(keys.add(position.key())).isTrue();
        }
        assertThat(openings).hasSize(12);
        assertThat(openings).extracting(Opening::startId).contains(0, 1);
    }

    @Test
    void dependOnTheSeedAndNotOnTheirNumber() {
        List<Opening> few = Openings.draw(game, settings(8, 5, 2, 6));
        List<Opening> many = Openings.draw(game, settings(20, 5, 2, 6));

        assertThat(many.subList(0, 4)).isEqualTo(few);
        assertThat(Openings.draw(game, settings(8, 6, 2, 6))).isNotEqualTo(few);
    }

    @Test
    void tooFewDifferentOnesAreAnError() {
        assertThat(Openings.draw(game, settings(4, 1, 0, 0))).hasSize(2);
        assertThatThrownBy(() -> Openings.draw(game, settings(6, 1, 0, 0)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found only 2 different openings of 0 to 0 plies")
                .hasMessageContaining("3 are needed");
    }
}
