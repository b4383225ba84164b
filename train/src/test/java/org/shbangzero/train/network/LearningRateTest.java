package org.shbangzero.train.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.InputException;

class LearningRateTest {
    @Test
    void warmsUpLinearly() {
        LearningRate rate = new LearningRate(LearningRate.Kind.CONSTANT, 0.1, 4, List.of(), 1);
        assertThat(rate.at(0)).isCloseTo(0.025, within(1e-12));
        assertThat(rate.at(3)).isCloseTo(0.1, within(1e-12));
        assertThat(rate.at(1000)).isEqualTo(0.1);
    }

    @Test
    void fallsAtSteps() {
        LearningRate rate = new LearningRate(LearningRate.Kind.STEPS, 1, 0, List.of(10, 20), 0.1);
        assertThat(rate.at(9)).isEqualTo(1);
        assertThat(rate.at(10)).isCloseTo(0.1, within(1e-12));
        assertThat(rate.at(20)).isCloseTo(0.01, within(1e-12));
    }

    @Test
    void followsHalfACosineWave() {
        LearningRate rate = new LearningRate(LearningRate.Kind.COSINE, 1, 10, List.of(110), 0.2);
        assertThat(rate.at(10)).isCloseTo(1, within(1e-12));
        assertThat(rate.at(60)).isCloseTo(0.6, within(1e-12));
        assertThat(rate.at(110)).isCloseTo(0.2, within(1e-12));
        assertThat(rate.at(5000)).isCloseTo(0.2, within(1e-12));
    }

    @Test
    void refusesWhatMakesNoSense() {
        assertThatThrownBy(() -> LearningRate.constant(0)).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> new LearningRate(LearningRate.Kind.STEPS, 1, 0, List.of(20, 10), 0.1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("ascending");
        assertThatThrownBy(() -> new LearningRate(LearningRate.Kind.COSINE, 1, 10, List.of(10), 0.1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("after the warm-up");
    }
}
