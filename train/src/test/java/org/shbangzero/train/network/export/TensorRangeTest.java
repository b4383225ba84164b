package org.shbangzero.train.network.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TensorRangeTest {
    @Test
    void bytesCoverTheRange() {
        TensorRange range = new TensorRange(-1, 4);
        assertThat(range.scale()).isCloseTo(5 / 255f, within(1e-7f));
        assertThat(range.zeroPoint()).isEqualTo(51);
    }

    @Test
    void theRangeHoldsZero() {
        assertThat(new TensorRange(2, 4)).isEqualTo(new TensorRange(0, 4));
        assertThat(new TensorRange(-4, -2)).isEqualTo(new TensorRange(-4, 0));
        assertThat(new TensorRange(-4, -2).zeroPoint()).isEqualTo(255);
        assertThat(new TensorRange(0, 4).zeroPoint()).isZero();
        assertThat(new TensorRange(0, 1).and(new TensorRange(-2, 0))).isEqualTo(new TensorRange(-2, 1));
    }

    @Test
    void aTensorThatIsAlwaysZeroHasAScaleToo() {
        assertThat(new TensorRange(0, 0).scale()).isEqualTo(1);
        assertThat(new TensorRange(0, 0).zeroPoint()).isZero();
    }
}
