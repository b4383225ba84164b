package org.shbangzero.core.game.shbang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.FenException;

class ShbangFenTest {
    private final ShbangGame game = new ShbangGame();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/K6R w - - 0 1|fields: expected 9 separated by one space (placement side castling ep lives hands locks halfmove fullmove), found 6",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/00 15/15 -/- 0 1|lives: has 7 ranks, expected 8",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/0 15/15 -/- 0 1|lives: rank 1 is '0', expected 2 digits, one a piece",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/000 15/15 -/- 0 1|lives: rank 1 is '000', expected 2 digits",
                "4k3/8/8/8/8/8/8/K6R w - - -/-/-/-/-/-/-/00 15/15 -/- 0 1|lives: '-' on e8 is not a digit 0 to 9 or a to f",
                "4k3/8/8/8/8/8/8/K6R w - - 0/0/-/-/-/-/-/00 15/15 -/- 0 1|lives: rank 7 is '0', expected - (no pieces)",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-//-/-/-/00 15/15 -/- 0 1|lives: rank 5 is '', expected - (no pieces)",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/0A 5/15 -/- 0 1|lives: 'A' on h1 is not a digit 0 to 9 or a to f",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/0g 5/15 -/- 0 1|lives: 'g' on h1 is not a digit 0 to 9 or a to f",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/01 15/15 -/- 0 1|hands: white has 1 lives on the board and 15 in hand, together not 15",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/ff 0/15 -/- 0 1|hands: white has 30 lives on the board and 0 in hand, together not 15",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/00 15/999999999 -/- 0 1|hands: black has 0 lives on the board and 999999999 in hand",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/00 15/-1 -/- 0 1|hands: '-1' is not a number",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/00 15 -/- 0 1|hands: '15' is not of the form white/black",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/00 15/15 - 0 1|locks: '-' is not of the form white/black",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/00 15/15 h2/- 0 1|locks: no piece of white on h2",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/00 15/15 -/h1 0 1|locks: no piece of black on h1",
                "4k3/8/8/8/8/8/8/K6R w - - 0/-/-/-/-/-/-/00 15/15 i1/- 0 1|locks: 'i1' is neither a square nor -",
                "4k3/8/8/8/8/8/8/K3R3 w - - 0/-/-/-/-/-/-/00 15/15 -/- 0 1|placement: black's king on e8 is in check, and white is to move",
                "3Kk3/8/8/8/8/8/8/8 w - - 10/-/-/-/-/-/-/- 14/15 -/- 0 1|placement: black's king on e8 is in check, and white is to move",
            })
    void refuses(String fen, String fault) {
        assertThatThrownBy(() -> game.parse(fen))
                .isInstanceOf(FenException.class)
                .hasMessageContaining(fault);
    }

    @Test
    void namesAllFaultsAtOnce() {
        FenException refused = catchThrowableOfType(
                FenException.class, () -> game.parse("4k3/8/8/8/8/8/8/K6R w K - 0/-/-/-/-/-/-/0x a/15 e4/- 0 b"));
        assertThat(refused.faults())
                .containsExactly(
                        "castling: K without white's king on e1",
                        "fullmove: 'b' is not a number of 1 to 9 digits",
                        "lives: 'x' on h1 is not a digit 0 to 9 or a to f",
                        "hands: 'a' is not a number of 1 to 9 digits",
                        "locks: no piece of white on e4");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Lives under the attacked king: no check, so the position is possible.
                "4k3/8/8/8/8/8/8/K3R3 w - - 1/-/-/-/-/-/-/00 15/14 -/- 0 1|4k3/8/8/8/8/8/8/K3R3 w - - 1/-/-/-/-/-/-/00 15/14 -/- 0 1",
                "3Kk3/8/8/8/8/8/8/8 b - - 10/-/-/-/-/-/-/- 14/15 d8/e8 0 1|3Kk3/8/8/8/8/8/8/8 b - - 10/-/-/-/-/-/-/- 14/15 d8/e8 0 1",
                "4k3/8/8/8/8/8/8/K6R w - - f/-/-/-/-/-/-/0f 00/000 -/- 01 00|4k3/8/8/8/8/8/8/K6R w - - f/-/-/-/-/-/-/0f 0/0 -/- 1 0",
            })
    void reads(String fen, String written) {
        assertThat(game.parse(fen).fen()).isEqualTo(written);
    }
}
