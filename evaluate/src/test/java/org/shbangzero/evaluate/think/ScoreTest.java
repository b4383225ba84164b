package org.shbangzero.evaluate.think;

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
        "0.25, 0.25, 250, 500, 250",
        "0.5006, 0.4996, 501, 0, 499",
        "0.3333, 0.3333, 333, 334, 333",
        "1, 0, 1000, 0, 0",
        "0, 1, 0, 0, 1000"
    })
    void thousandthsAddUp(double win, double loss, int winPermille, int drawPermille, int lossPermille) {
        assertPermille(Score.of(win, loss), winPermille, drawPermille, lossPermille);
    }

    private static void assertPermille(Score score, int win, int draw, int loss) {
        assertThat(score).isEqualTo(new Score(score.centipawns(), score.mate(), win, draw, loss));
    }

    @ParameterizedTest
    @CsvSource({"WIN, 1, 1", "WIN, 3, 2", "LOSS, 2, -1", "LOSS, 4, -2"})
    void whatIsProvenIsCountedInMoves(Proof proof, int plies, int mate) {
        assertThat(Score.of(proof, plies).mate()).hasValue(mate);
    }

    @Test
    void whatIsProvenIsCertain() {
        assertPermille(Score.of(Proof.WIN, 5), 1000, 0, 0);
        assertPermille(Score.of(Proof.LOSS, 4), 0, 0, 1000);
        assertPermille(Score.of(Proof.DRAW, 4), 0, 1000, 0);
        assertThat(Score.of(Proof.DRAW, 4).mate()).isEmpty();
    }
}
