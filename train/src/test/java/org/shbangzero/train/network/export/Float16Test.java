package org.shbangzero.train.network.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class Float16Test {
    private static final int INFINITY = 0x7c00;

    /** The value of 16 bits, by the definition. */
    private static float value(int bits) {
        int exponent = bits >> 10 & 31;
        int fraction = bits & 1023;
        double magnitude = exponent == 0 ? fraction * 0x1p-24 : (1024 + fraction) * Math.pow(2, exponent - 25);
        return (float) (bits >> 15 == 0 ? magnitude : -magnitude);
    }

    @Test
    void eachOfItsNumbersIsKept() {
        for (int bits = 0; bits < INFINITY; bits++) {
            assertThat(Float16.of(value(bits))).isEqualTo((short) bits);
            assertThat(Float16.of(-value(bits))).isEqualTo((short) (bits | 0x8000));
        }
    }

    @Test
    void whatLiesBetweenGoesToTheNearerAndFromTheMiddleToTheEvenOne() {
        for (int bits = 0; bits < INFINITY - 1; bits++) {
            float middle = (value(bits) + value(bits + 1)) / 2;
            assertThat(Float16.of(middle)).isEqualTo((short) (bits + (bits & 1)));
            assertThat(Float16.of(Math.nextDown(middle))).isEqualTo((short) bits);
            assertThat(Float16.of(Math.nextUp(middle))).isEqualTo((short) (bits + 1));
        }
    }

    @Test
    void whatIsTooLargeBecomesTheLargest() {
        assertThat(Float16.of(1e6f)).isEqualTo((short) 0x7bff);
        assertThat(Float16.of(Float.NEGATIVE_INFINITY)).isEqualTo((short) 0xfbff);
    }
}
