package org.shbangzero.evaluate.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.InputException;

class TimeControlTest {
    @ParameterizedTest
    @CsvSource({
        "60+0.6, 60000, 600, 0",
        "10, 10000, 0, 0",
        "40/60, 60000, 0, 40",
        "40/60.5+0.05, 60500, 50, 40",
        ".5+.05, 500, 50, 0"
    })
    void readsAClock(String text, long base, long increment, int moves) {
        assertThat(TimeControl.parse(text)).isEqualTo(new TimeControl(TimeControl.Kind.CLOCK, base, increment, moves));
    }

    @Test
    void readsATimeForEachMove() {
        assertThat(TimeControl.parse("0.25/move")).isEqualTo(TimeControl.perMove(250));
    }

    @ParameterizedTest
    @ValueSource(strings = {"60+0.6", "40/60+0.5", "0.1/move", "10", "1000000"})
    void isWrittenAsItIsRead(String text) {
        assertThat(TimeControl.parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "x", "-1", "0", "0+1", "0/move", "0.0001", "0/60", "1e9", "1..2", ".", "60+", "9999999", "5/10/20",
                "60 + 1"
            })
    void refusesWhatGivesNoTime(String text) {
        assertThatThrownBy(() -> TimeControl.parse(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("time control '" + text + "'")
                .hasMessageContaining("expected");
    }
}
