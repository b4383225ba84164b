package org.shbangzero.selfplay.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.shbangzero.core.InputException;

class RangesTest {
    private record Oven(String name, @Range(min = 50, max = 300) int degrees, @Range(min = 0, max = 1) double steam) {}

    @Test
    void letsPassWhatIsInRange() {
        Oven oven = new Oven("old", 300, 0);
        assertThat(Ranges.require(oven)).isSameAs(oven);
    }

    @Test
    void namesTheFirstNumberOutOfRange() {
        assertThatThrownBy(() -> Ranges.require(new Oven("old", 301, 2)))
                .isInstanceOf(InputException.class)
                .hasMessage("degrees is 301; expected a whole number from 50 to 300");
        assertThatThrownBy(() -> Ranges.require(new Oven("old", 50, Double.NaN)))
                .isInstanceOf(InputException.class)
                .hasMessage("steam is NaN; expected a number from 0 to 1");
    }
}
