package org.shbangzero.train.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.shbangzero.core.InputException;

class WindowSettingsTest {
    private final WindowSettings katago = new WindowSettings(250_000, 20_000_000, 0.75, 0.4);

    @Test
    void holdsEverythingUntilItsMinimum() {
        assertThat(katago.positions(0)).isZero();
        assertThat(katago.positions(250_000)).isEqualTo(250_000);
    }

    @Test
    void growsByKataGosPowerLaw() {
        // 250,000 (1 + 0.4 ((n / 250,000)^0.75 - 1) / 0.75), computed apart.
        assertThat(katago.positions(1_000_000)).isEqualTo(493_790);
        assertThat(katago.positions(10_000_000)).isEqualTo(2_237_389);
        assertThat(katago.positions(241_000_000)).isEqualTo(20_000_000);
    }

    @Test
    void refusesAMaximumBelowTheMinimum() {
        assertThatThrownBy(() -> new WindowSettings(10, 5, 0.75, 0.4))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("minPositions");
    }
}
