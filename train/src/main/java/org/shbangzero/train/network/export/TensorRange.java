package org.shbangzero.train.network.export;

/**
 * The values that a tensor takes, and how 8 bits stand for them: value = scale · (byte − zero point), with a byte of 0 to 255.
 *
 * @param min at most 0, since 0 must be among what bytes can stand for: it is what the edge of the board is padded with
 * @param max at least 0
 */
record TensorRange(float min, float max) {
    private static final int LEVELS = 255;

    /** The range of values, widened to hold 0. */
    TensorRange {
        min = Math.min(0, min);
        max = Math.max(0, max);
    }

    /** The distance of neighbouring values; above 0. */
    float scale() {
        return max > min ? (max - min) / LEVELS : 1;
    }

    /** The byte that stands for 0: 0 to 255. */
    int zeroPoint() {
        return Math.round(-min / scale());
    }

    /** The range of both. */
    TensorRange and(TensorRange other) {
        return new TensorRange(Math.min(min, other.min), Math.max(max, other.max));
    }
}
