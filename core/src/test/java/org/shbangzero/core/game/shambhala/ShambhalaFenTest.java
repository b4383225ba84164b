package org.shbangzero.core.game.shambhala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.FenException;

class ShambhalaFenTest {
    private final ShambhalaGame game = new ShambhalaGame();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4g3/8/8/8/8/8/8/RRR1G3 w - - 0 1|placement: white has 3 chariots, at most 2 are possible (a1 b1 c1)",
                "4g3/8/8/8/8/8/8/NNN1G3 w - - 0 1|placement: white has 3 horses, at most 2 are possible",
                "4g3/8/8/8/8/8/8/EEE1G3 w - - 0 1|placement: white has 3 elephants, at most 2 are possible",
                "wwwwg3/8/8/8/8/8/8/4G3 w - - 0 1|placement: black has 4 war engines, at most 2 are possible",
                "4g3/8/8/8/8/8/8/3GG3 w - - 0 1|placement: white has 2 generals, at most 1 is possible (d1 e1)",
                "3aa3/8/8/8/8/8/8/3G4 w - - 0 1|placement: black has 2 advisors, at most 1 is possible (d8 e8)",
                "4g3/8/8/8/8/P7/PPPPPPPP/4G3 w - - 0 1|placement: white has 9 pawns, at most 8 are possible",
                "4g3/8/8/8/8/8/8/4K3 w - - 0 1|placement: unknown letter 'K' on e1",
                "4g3/8/8/8/8/8/8/B3G3 w - - 0 1|placement: unknown letter 'B' on a1",
                "8/8/8/8/8/8/8/4G3 w - - 0 1|placement: black, not to move, has neither general nor advisor",
                "4g3/8/8/8/8/8/8/R7 b - - 0 1|placement: white, not to move, has neither general nor advisor",
                "8/8/8/8/8/8/8/8 w - - 0 1|placement: black, not to move, has neither general nor advisor",
                "4g3/8/8/8/8/8/8/4G3 w A - 0 1|castling: A without white's advisor",
                "4a3/8/8/8/8/8/8/4G3 w Gga - 0 1|castling: g without black's general",
                "3ga3/8/8/8/8/8/8/3GA3 w AG - 0 1|castling: 'AG' is not a subset of GAga in that order, or -",
                "3ga3/8/8/8/8/8/8/3GA3 w KQ - 0 1|castling: 'KQ' is not a subset of GAga in that order, or -",
                "4g3/8/8/8/4P3/8/8/4G3 b - e3 0 1|ep: 'e3' is not -; no pawn steps twice in shambhala",
                "4g3/8/8/8/8/8/8/4G3 w - - x 1|halfmove: 'x' is not a number",
                "4g3/8/8/8/8/8/8/4G3 w - - 0|fields: expected 6",
            })
    void refuses(String fen, String fault) {
        assertThatThrownBy(() -> game.parse(fen))
                .isInstanceOf(FenException.class)
                .hasMessageContaining(fault);
    }

    @Test
    void namesAllFaultsAtOnce() {
        FenException refused =
                catchThrowableOfType(FenException.class, () -> game.parse("8/8/8/8/8/8/8/RRRA4 w Ag e3 - 1"));
        assertThat(refused.faults())
                .containsExactly(
                        "placement: white has 3 chariots, at most 2 are possible (a1 b1 c1)",
                        "placement: black, not to move, has neither general nor advisor",
                        "castling: g without black's general",
                        "ep: 'e3' is not -; no pawn steps twice in shambhala",
                        "halfmove: '-' is not a number of 1 to 9 digits");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "P3g2p/8/8/8/8/8/8/p3G2P w - - 0 1",
                "4g3/8/8/8/8/8/8/7R w g - 0 1",
                "4a3/8/8/8/8/8/8/4G3 b Ga - 99 60",
                "3ga3/8/8/8/8/8/8/3GA3 w Ag - 0 1",
            })
    void reads(String fen) {
        assertThat(game.parse(fen).fen()).isEqualTo(fen);
    }
}
