package org.shbangzero.evaluate.think;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;

class GameLineTest {
    private static final Game CHESS = Games.byId("chess");

    private static GameLine line(String... moves) {
        return GameLine.of(CHESS.start(0), List.of(moves));
    }

    @Test
    void theStartIsLeftAsItWas() {
        Position start = CHESS.start(0);
        GameLine line = GameLine.of(start, List.of("e2e4"));
        assertThat(start.fen()).isEqualTo(CHESS.start(0).fen()).isEqualTo(line.start());
        assertThat(line.position().fen()).isNotEqualTo(line.start());
    }

    @Test
    void countsThePliesOfTheWholeGame() {
        assertThat(line().gamePly()).isZero();
        assertThat(line("e2e4", "e7e5", "g1f3").gamePly()).isEqualTo(3);
        assertThat(GameLine.startingAt(CHESS.parse("4k3/8/8/8/8/8/4P3/4K3 b - - 5 30"))
                        .gamePly())
                .isEqualTo(59);
    }

    @Test
    void knowsWhatWasPlayedSince() {
        GameLine start = line();
        GameLine later = line("e2e4", "e7e5");
        assertThat(later.movesSince(start).orElseThrow()).containsExactly("e2e4", "e7e5");
        assertThat(later.movesSince(later).orElseThrow()).isEmpty();
        assertThat(start.movesSince(later)).isEmpty();
        assertThat(line("d2d4", "e7e5", "e2e4").movesSince(later)).isEmpty();
        assertThat(GameLine.startingAt(later.position()).movesSince(start)).isEmpty();
    }
}
