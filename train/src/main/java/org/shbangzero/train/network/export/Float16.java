package org.shbangzero.train.network.export;

/** Numbers of 16 bits: IEEE 754's binary16, with 1 sign bit, 5 of the exponent and 10 of the fraction. */
final class Float16 {
    private static final float LARGEST = 65504;
    private static final float SMALLEST_NORMAL = 0x1p-14f;

    /** The distance of the numbers below the smallest normal one. */
    private static final float STEP = 0x1p-24f;

    private static final int FRACTION_BITS_LOST = 13;
    /** 127 - 15, in the place of a 32-bit number's exponent. */
    private static final int BIAS_DIFFERENCE = 112 << 23;

    private Float16() {}

    /**
     * The nearest 16-bit number, of two the one whose last bit is 0; what is too large becomes the largest finite one.
     *
     * @param value not NaN
     */
    static short of(float value) {
        float magnitude = Math.min(Math.abs(value), LARGEST);
        int sign = Float.floatToRawIntBits(value) >>> 16 & 0x8000;
        if (magnitude < SMALLEST_NORMAL) {
            // Exact, since STEP is a power of two; and rounding up to a normal number gives that number's bits.
            return (short) (sign | (int) Math.rint(magnitude / STEP));
        }
        int bits = Float.floatToRawIntBits(magnitude) - BIAS_DIFFERENCE;
        int last = bits >>> FRACTION_BITS_LOST & 1;
        int half = (1 << (FRACTION_BITS_LOST - 1)) - 1;
        return (short) (sign | (bits + half + last) >>> FRACTION_BITS_LOST);
    }
}
