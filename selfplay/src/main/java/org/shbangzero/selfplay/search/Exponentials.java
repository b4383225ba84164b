package org.shbangzero.selfplay.search;

/** Exponentials for the hot loops: faster than {@link Math#exp}, and the same bits on every machine. */
final class Exponentials {
    /** The least prior of a legal move, so that logarithms and quotients of priors stay finite. */
    static final float MIN_PRIOR = 1e-20f;

    private static final float LOG2_E = 1.442695f;
    private static final float UNDERFLOW = -87;

    private Exponentials() {}

    /** e to the power of {@code x}, for {@code x <= 0}, with a relative error below 1e-5; 0 below -87. */
    static float exp(float x) {
        if (!(x > UNDERFLOW)) {
            return 0;
        }
        float t = x * LOG2_E;
        int exponent = (int) (t - 0.5f);
        float f = t - exponent;
        float power = 1
                + f
                        * (0.6931472f
                                + f
                                        * (0.2402265f
                                                + f
                                                        * (0.05550411f
                                                                + f
                                                                        * (0.00961813f
                                                                                + f
                                                                                        * (0.00133336f
                                                                                                + f * 0.00015404f)))));
        return power * Float.intBitsToFloat((exponent + 127) << 23);
    }

    /**
     * Probabilities of logits. A logit of minus infinity gives {@link #MIN_PRIOR}; if all are minus infinity, all moves
     * get the same.
     *
     * @param logits the first {@code count} are read; none is NaN or plus infinity
     * @param out written from {@code offset} on
     */
    static void softmax(float[] logits, int count, float[] out, int offset) {
        float max = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            max = Math.max(max, logits[i]);
        }
        float sum = 0;
        for (int i = 0; i < count; i++) {
            float weight = max == Float.NEGATIVE_INFINITY ? 1 : exp(logits[i] - max);
            out[offset + i] = weight;
            sum += weight;
        }
        float factor = 1 / sum;
        for (int i = 0; i < count; i++) {
            out[offset + i] = Math.max(MIN_PRIOR, out[offset + i] * factor);
        }
    }
}
