package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.FenException;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.think.GameLine;

class PositionCommandTest {
    private static final Game CHESS = Games.byId("chess");

    private static GameLine line(String words) {
        return PositionCommand.parse(CHESS, Arrays.asList(words.split(" ")));
    }

    @Test
    void readsStartsAndFens() {
        String fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 5 30";
        assertThat(line("startpos").position().fen()).isEqualTo(CHESS.start(0).fen());
        assertThat(line("fen " + fen).position().fen()).isEqualTo(fen);
        GameLine played = line("fen " + fen + " moves e8d8 e2e4");
        assertThat(played.start()).isEqualTo(fen);
        assertThat(played.moves()).containsExactly("e8d8", "e2e4");
        assertThat(played.position().fen()).isEqualTo("3k4/8/8/8/4P3/8/8/4K3 b - - 0 31");
    }

    @Test
    void readsWhatXBoardWritesWhereNobodyCastles() {
        assertThat(line("fen 4k3/8/8/8/4Pp2/8/8/4K3 b e3 0 30 moves f4e3")
                        .position()
                        .fen())
                .isEqualTo("4k3/8/8/8/8/4p3/8/4K3 w - - 0 31");
        assertThatThrownBy(() -> line("fen 4k3/8/8/8/8/8/8/4K3 w - - 30")).isInstanceOf(FenException.class);
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
}
