package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultTest {
    @ParameterizedTest
    @CsvSource({
        "ongoing, *, -1, 0",
        "white_wins:checkmate, 1-0, 0, 1",
        "black_wins:royals, 0-1, 1, -1",
        "white_wins:resignation, 1-0, 0, 1",
        "black_wins:time, 0-1, 1, -1",
        "black_wins:illegal, 0-1, 1, -1",
        "white_wins:crash, 1-0, 0, 1",
        "white_wins:adjudication, 1-0, 0, 1",
        "draw:material, 1/2-1/2, -1, 0",
        "draw:stalemate, 1/2-1/2, -1, 0",
        "draw:fifty, 1/2-1/2, -1, 0",
        "draw:repetition, 1/2-1/2, -1, 0",
        "draw:dead, 1/2-1/2, -1, 0",
        "draw:agreement, 1/2-1/2, -1, 0",
        "draw:adjudication, 1/2-1/2, -1, 0",
        "draw:max_plies, 1/2-1/2, -1, 0",
    })
    void literalsAreReadBackAsTheSameInstance(String text, String pgn, int winner, int whiteScore) {
        Result result = Result.parse(text);
        assertThat(result).hasToString(text).isSameAs(Result.parse(text));
        assertThat(result.pgn()).isEqualTo(pgn);
        assertThat(result.winner()).isEqualTo(winner);
        assertThat(result.scoreFor(Side.WHITE)).isEqualTo(whiteScore);
        assertThat(result.scoreFor(Side.BLACK)).isEqualTo(-whiteScore);
        assertThat(result.isOver()).isEqualTo(!text.equals("ongoing"));
    }

    @ParameterizedTest
    @CsvSource({
        "draw:luck, luck",
        "draw:stalmate, did you mean 'stalemate'?",
        "draw, is not a result",
        "white:checkmate, is not a result",
        "'', is not a result"
    })
    void otherTextsAreRefused(String text, String message) {
        assertThatThrownBy(() -> Result.parse(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aGameMayHaveReasonsOfItsOwn() {
        EndReason reason = EndReason.of("third_check");
        assertThat(reason).isSameAs(EndReason.parse("third_check")).hasToString("third_check");
        assertThat(EndReason.of("checkmate")).isSameAs(EndReason.CHECKMATE);
        assertThatThrownBy(() -> EndReason.of("third check")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anUnknownGameIsAnsweredWithTheNearest() {
        assertThatThrownBy(() -> Games.byId("shbagn"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("unknown game 'shbagn'; did you mean 'shbang'?")
                .hasMessageContaining("chess");
        assertThatThrownBy(() -> Games.byId("go")).hasMessageNotContaining("did you mean");
    }
}
