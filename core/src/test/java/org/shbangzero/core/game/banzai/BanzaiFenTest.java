package org.shbangzero.core.game.banzai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.FenException;

class BanzaiFenTest {
    private final BanzaiGame game = new BanzaiGame();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k2P/8/8/8/8/8/8/4K3 w - - 0 1|placement: a pawn of white cannot stand on h8",
                "4k3/8/8/8/8/8/8/p3K3 w - - 0 1|placement: a pawn of black cannot stand on a1",
                "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1|placement: black's king on e8 is in check, and white is to move",
                "4k3/8/8/8/8/8/3p4/4K3 b - - 0 1|placement: white's king on e1 is in check, and black is to move",
                "4k3/8/8/8/8/8/8/K6R w K - 0 1|castling: K without white's king on e1",
                "4k3/8/8/8/3pP3/8/8/4K3 b - e2 0 1|ep: no double step of white can just have passed over 'e2'",
                "4k3/8/8/8/8/3pP3/8/4K3 b - e2 0 1|ep: no double step of white can just have passed over 'e2'",
                "4k3/8/8/8/8/3pP3/8/3K4 b - e4 0 1|ep: no double step",
                "3pk3/8/8/8/8/8/8/4K3 b - d7 0 1|ep: no double step",
            })
    void refuses(String fen, String fault) {
        assertThatThrownBy(() -> game.parse(fen))
                .isInstanceOf(FenException.class)
                .hasMessageContaining(fault);
    }

    @ParameterizedTest
    @CsvSource({
        "3pk3/8/8/8/8/8/8/P3K3 w - - 0 1, 3pk3/8/8/8/8/8/8/P3K3 w - - 0 1",
        "4k3/8/8/8/8/3pP3/8/3K4 b - e2 0 1, 4k3/8/8/8/8/3pP3/8/3K4 b - e2 0 1",
        "4k3/8/8/8/8/4P3/8/3K4 b - e2 0 1, 4k3/8/8/8/8/4P3/8/3K4 b - - 0 1",
        "4k3/8/8/8/3pP3/8/8/3K4 b - e3 0 1, 4k3/8/8/8/3pP3/8/8/3K4 b - e3 0 1",
        "3k4/8/3Pp3/8/8/8/8/4K3 w - e7 0 2, 3k4/8/3Pp3/8/8/8/8/4K3 w - e7 0 2",
    })
    void reads(String fen, String written) {
        assertThat(game.parse(fen).fen()).isEqualTo(written);
    }
}
