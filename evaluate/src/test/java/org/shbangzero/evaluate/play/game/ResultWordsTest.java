package org.shbangzero.evaluate.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

class ResultWordsTest {
    @ParameterizedTest
    @CsvSource({
        "checkmate, Checkmate: Black wins.",
        "royals, White has no royal piece left: Black wins.",
        "resignation, White resigned: Black wins.",
        "third_check, Black wins: third check."
    })
    void wins(String reason, String words) {
        assertThat(ResultWords.of(Result.win(Side.BLACK, EndReason.of(reason)))).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({
        "stalemate, Draw: the side to move has no legal move.",
        "repetition, Draw: the same position for the third time.",
        "dead, Draw: nobody can ever mate.",
        "max_plies, Draw: max plies."
    })
    void draws(String reason, String words) {
        assertThat(ResultWords.of(Result.draw(EndReason.of(reason)))).isEqualTo(words);
    }
}
