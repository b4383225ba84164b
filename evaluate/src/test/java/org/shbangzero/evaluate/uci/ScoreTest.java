package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.selfplay.search.Proof;

class ScoreTest {
    /** Computed by hand from the formula. */
    @ParameterizedTest
    @CsvSource({"0, 0", "0.1, 14", "0.5, 89", "-0.5, -89", "0.9, 546", "1, 12780", "-1, -12780", "1.00001, 12780"})
    void centipawnsGrowWithTheTangent(double value, int centipawns) {
        assertThat(Score.centipawns(value)).isEqualTo(centipawns);
    }

    @ParameterizedTest
    @CsvSource({
        "0.25, 0.25, 250 500 250",
        "0.5006, 0.4996, 501 0 499",
        "0.3333, 0.3333, 333 334 333",
        "1, 0, 1000 0 0",
        "0, 1, 0 0 1000"
    })
    void thousandthsAddUp(double win, double loss, String wdl) {
        assertThat(Score.of(win, loss).wdlText()).isEqualTo(wdl);
    }

    @ParameterizedTest
    @CsvSource({"WIN, 1, mate 1", "WIN, 3, mate 2", "LOSS, 2, mate -1", "LOSS, 4, mate -2", "DRAW, 7, cp 0"})
    void whatIsProvenIsCountedInMoves(Proof proof, int plies, String text) {
        assertThat(Score.of(proof, plies).text()).isEqualTo(text);
    }

    @Test
    void whatIsProvenIsCertain() {
        assertThat(Score.of(Proof.WIN, 5).wdlText()).isEqualTo("1000 0 0");
        assertThat(Score.of(Proof.LOSS, 4).wdlText()).isEqualTo("0 0 1000");
        assertThat(Score.of(Proof.DRAW, 4).wdlText()).isEqualTo("0 1000 0");
    }
}
