package org.shbangzero.train.network.layer;

import java.util.Arrays;

/** Loops over float arrays, written so that the JIT compiler turns each into vector instructions: no branch, no reduction. */
final class Vectors {
    /** Squares of a plane. */
    static final int SQUARES = 64;

    /** The product of two of these takes the smallest positive float above 1. */
    private static final float HUGE = 1e38f;

    private Vectors() {}

    /** Repeats each channel's value for its squares: out[64 c + s] = perChannel[c]. */
    static void spread(float[] perChannel, float[] out) {
        for (int c = 0; c < perChannel.length; c++) {
            Arrays.fill(out, c * SQUARES, (c + 1) * SQUARES, perChannel[c]);
        }
    }

    /** sum += x - pivot; squares += (x - pivot)². */
    static void addMoments(float[] x, float[] pivot, float[] sum, float[] squares, int n) {
        for (int i = 0; i < n; i++) {
            float d = x[i] - pivot[i];
            sum[i] += d;
            squares[i] += d * d;
        }
    }

    /** sum += g; products += g · (x - pivot). */
    static void addProducts(float[] g, float[] x, float[] pivot, float[] sum, float[] products, int n) {
        for (int i = 0; i < n; i++) {
            sum[i] += g[i];
            products[i] += g[i] * (x[i] - pivot[i]);
        }
    }

    /** x = x · scale + shift. */
    static void scaleAndShift(float[] x, float[] scale, float[] shift, int n) {
        for (int i = 0; i < n; i++) {
            x[i] = x[i] * scale[i] + shift[i];
        }
    }

    /** g = g · a + x · b + c. */
    static void combine(float[] g, float[] x, float[] a, float[] b, float[] c, int n) {
        for (int i = 0; i < n; i++) {
            g[i] = g[i] * a[i] + x[i] * b[i] + c[i];
        }
    }

    static void add(float[] to, float[] x, int n) {
        for (int i = 0; i < n; i++) {
            to[i] += x[i];
        }
    }

    static void multiply(float[] to, float[] x, int n) {
        for (int i = 0; i < n; i++) {
            to[i] *= x[i];
        }
    }

    static void relu(float[] x, int n) {
        for (int i = 0; i < n; i++) {
            x[i] = Math.max(x[i], 0f);
        }
    }

    /** Gradient of {@link #relu}: keeps g where the output y was positive, and zeroes it elsewhere. */
    static void reluGradient(float[] g, float[] y, int n) {
        for (int i = 0; i < n; i++) {
            // A comparison would not be vectorised; min(y · huge · huge, 1) is 0 for y = 0 and 1 for every positive y.
            g[i] *= Math.min(y[i] * HUGE * HUGE, 1f);
        }
    }

    /** Sum over each channel's squares, in eight interleaved parts, so that additions need not wait for each other. */
    static void sumSquares(float[] x, int channels, float[] out, int outOffset) {
        for (int c = 0; c < channels; c++) {
            int at = c * SQUARES;
            float a = 0, b = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0;
            for (int s = at; s < at + SQUARES; s += 8) {
                a += x[s];
                b += x[s + 1];
                d += x[s + 2];
                e += x[s + 3];
                f += x[s + 4];
                g += x[s + 5];
                h += x[s + 6];
                i += x[s + 7];
            }
            out[outOffset + c] = ((a + b) + (d + e)) + ((f + g) + (h + i));
        }
    }
}
