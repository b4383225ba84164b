package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.FenException;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;

class GameLineTest {
    private static final Game CHESS = Games.byId("chess");

    private static GameLine line(String words) {
        return GameLine.parse(CHESS, Arrays.asList(words.split(" ")));
    }

    @Test
    void readsStartsAndFens() {
        String fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 5 30";
        assertThat(line("startpos").position().fen()).isEqualTo(CHESS.start(0).fen());
        assertThat(line("fen " + fen).position().fen()).isEqualTo(fen);
        assertThat(line("fen " + fen + " moves e8d8 e2e4").position().fen())
                .isEqualTo("3k4/8/8/8/4P3/8/8/4K3 b - - 0 31");
        assertThat(line("fen " + fen).gamePly()).isEqualTo(59);
    }

    @Test
    void refusesWhatIsNoPosition() {
        assertThatThrownBy(() -> line("fen 8/8 w")).isInstanceOf(FenException.class);
        assertThatThrownBy(() -> line("startpos e2e4"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("expected 'position startpos'");
        assertThatThrownBy(() -> line("fen")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> line("startpos moves e2e4 e7e5 e4e5"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("illegal move at ply 3: e4e5");
    }

    @Test
    void knowsWhatWasPlayedSince() {
        GameLine start = line("startpos");
        GameLine later = line("startpos moves e2e4 e7e5");
        assertThat(later.movesSince(start).orElseThrow()).containsExactly("e2e4", "e7e5");
        assertThat(later.movesSince(later).orElseThrow()).isEmpty();
        assertThat(start.movesSince(later)).isEmpty();
        assertThat(line("startpos moves d2d4 e7e5 e2e4").movesSince(later)).isEmpty();
        assertThat(line("fen " + later.position().fen()).movesSince(start)).isEmpty();
    }
}
