package org.shbangzero.core.game.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.FenException;

class ChessFenTest {
    private final ChessGame game = new ChessGame();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "8/8/8/4k3/8/8/8/K7 w - -|fields: expected 6 separated by one space (placement side castling ep halfmove fullmove), found 4",
                "8/8/8/4k3/8/8/8/K7  w - - 0 1|found 7",
                "8/8/8/4k3/8/8/8/K7 w - - 0 1 |found 7",
                "8/8/8/4k3/8/8/K7 w - - 0 1|placement: has 7 ranks, expected 8",
                "8/8/8/8/4k3/8/8/8/K7 w - - 0 1|placement: has 9 ranks, expected 8",
                "8/8/8/4k3/8/9/8/K7 w - - 0 1|placement: unknown letter '9' on a3",
                "8/8/8/4k3/8/0/8/K7 w - - 0 1|placement: unknown letter '0' on a3",
                "8/8/8/4k3/8/44p/8/K7 w - - 0 1|placement: rank 3 has 9 squares, expected 8",
                "8/8/8/4k3/8/7/8/K7 w - - 0 1|placement: rank 3 has 7 squares, expected 8",
                "8/8/8/4k3/8//8/K7 w - - 0 1|placement: rank 3 has 0 squares, expected 8",
                "8/8/8/4k3/3x4/8/8/K7 w - - 0 1|placement: unknown letter 'x' on d4",
                "8/8/8/4k3/3.4/8/8/K7 w - - 0 1|placement: unknown letter '.' on d4",
                "8/8/8/8/8/8/8/K7 w - - 0 1|placement: black has 0 kings, expected 1",
                "8/8/8/4k3/8/8/8/K5K1 w - - 0 1|placement: white has 2 kings, expected 1 (a1 g1)",
                "7P/8/8/4k3/8/8/8/K7 w - - 0 1|placement: a pawn of white cannot stand on h8",
                "8/8/8/4k3/8/8/8/K6p w - - 0 1|placement: a pawn of black cannot stand on h1",
                "4k3/8/8/8/8/P7/PPPPPPPP/K7 w - - 0 1|placement: white has 9 pawns, at most 8 are possible",
                "4k3/8/8/8/8/R7/RRRRRRRR/KRRRRRRR w - - 0 1|placement: white has 17 pieces, at most 16 are possible",
                "8/8/8/4k3/8/8/8/K7 W - - 0 1|side: 'W' is neither w nor b",
                "8/8/8/4k3/8/8/8/K7  - - 0 1|side: '' is neither w nor b",
                "r3k2r/8/8/8/8/8/8/R3K2R w QK - 0 1|castling: 'QK' is not a subset of KQkq in that order, or -",
                "r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1|castling: 'KK' is not a subset",
                "r3k2r/8/8/8/8/8/8/R3K2R w HA - 0 1|castling: 'HA' is not a subset",
                "r3k2r/8/8/8/8/8/8/R3K2R w  - 0 1|castling: is empty",
                "r3k2r/8/8/8/8/8/8/R3K3 w K - 0 1|castling: K without white's rook on h1",
                "r4k1r/8/8/8/8/8/8/R3K2R w q - 0 1|castling: q without black's king on e8",
                "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1|ep: no double step of white can just have passed over 'd6'",
                "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1|ep: no double step of black can just have passed over 'd6'",
                "4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1|ep: no double step",
                "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1|ep: no double step",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1|ep: no double step",
                "4k3/8/8/3pP3/8/8/8/4K3 w - D6 0 1|ep: no double step",
                "4k3/8/8/3pP3/8/8/8/4K3 w - x 0 1|ep: no double step",
                "8/8/8/4k3/8/8/8/K7 w - - -1 1|halfmove: '-1' is not a number of 1 to 9 digits",
                "8/8/8/4k3/8/8/8/K7 w - - 0 1234567890|fullmove: '1234567890' is not a number",
                "8/8/8/4k3/8/8/8/K7 w - - 0 1.5|fullmove: '1.5' is not a number",
                "8/8/8/4k3/8/8/8/K7 w - - 0 ١|fullmove: '١' is not a number",
                "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1|placement: black's king on e8 is in check, and white is to move",
                "8/8/8/8/8/8/3k4/4K3 w - - 0 1|placement: black's king on d2 is in check, and white is to move",
            })
    void refuses(String fen, String fault) {
        assertThatThrownBy(() -> game.parse(fen))
                .isInstanceOf(FenException.class)
                .hasMessageStartingWith("bad FEN '" + fen + "': ")
                .hasMessageContaining(fault);
    }

    @Test
    void namesAllFaultsAtOnce() {
        FenException refused =
                catchThrowableOfType(FenException.class, () -> game.parse("4k3/8/8/8/z7/8/8/P3K3 x KX e9 a 1"));
        assertThat(refused.faults())
                .containsExactly(
                        "placement: unknown letter 'z' on a4",
                        "placement: a pawn of white cannot stand on a1",
                        "side: 'x' is neither w nor b",
                        "castling: 'KX' is not a subset of KQkq in that order, or -",
                        "ep: no double step of black can just have passed over 'e9'",
                        "halfmove: 'a' is not a number of 1 to 9 digits");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8/8/8/4k3/8/8/8/K7 w - - 000 0007|8/8/8/4k3/8/8/8/K7 w - - 0 7",
                "8/8/8/4k3/8/8/8/K7 w - - 3 0|8/8/8/4k3/8/8/8/K7 w - - 3 0",
                "8/44/1133/4k3/8/8/8/K7 w - - 0 1|8/8/8/4k3/8/8/8/K7 w - - 0 1",
                "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1|4k3/8/8/3p4/8/8/8/4K3 w - - 0 1",
                "QQQQQQQQ/QQQQQQQ1/8/7k/8/8/8/K7 b - - 0 1|QQQQQQQQ/QQQQQQQ1/8/7k/8/8/8/K7 b - - 0 1",
                "8/8/8/4k3/8/8/8/K7 w - - 999999999 999999999|8/8/8/4k3/8/8/8/K7 w - - 999999999 999999999",
            })
    void reads(String fen, String written) {
        assertThat(game.parse(fen).fen()).isEqualTo(written);
    }
}
