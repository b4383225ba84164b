package org.shbangzero.selfplay.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ExponentialsTest {
    private static final float MINUS_INFINITY = Float.NEGATIVE_INFINITY;

    @Test
    void exponentialAgreesWithTheLibrary() {
        for (float x = 0; x > -87; x -= 0.0371f) {
            double expected = Math.exp(x);
            assertThat((double) Exponentials.exp(x)).isCloseTo(expected, within(1e-5 * expected));
        }
        assertThat(Exponentials.exp(-100)).isZero();
        assertThat(Exponentials.exp(MINUS_INFINITY)).isZero();
        assertThat(Exponentials.exp(0)).isEqualTo(1);
    }

    @Test
    void softmaxOfHugeLogitsNeitherOverflowsNorLosesMoves() {
        assertThat(softmax(1e30f, -1e30f, 1e30f)).containsExactly(0.5f, Exponentials.MIN_PRIOR, 0.5f);
        assertThat(softmax(-1e30f, -1e30f)).containsExactly(0.5f, 0.5f);
    }

    @Test
    void movesOfLogitMinusInfinityKeepTheLeastPrior() {
        assertThat(softmax(0, MINUS_INFINITY, 0)).containsExactly(0.5f, Exponentials.MIN_PRIOR, 0.5f);
        assertThat(softmax(MINUS_INFINITY, MINUS_INFINITY)).containsExactly(0.5f, 0.5f);
    }

    private static float[] softmax(float... logits) {
        float[] out = new float[logits.length];
        Exponentials.softmax(logits, logits.length, out, 0);
        return out;
    }
}
