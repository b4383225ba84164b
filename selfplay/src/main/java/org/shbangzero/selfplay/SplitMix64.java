package org.shbangzero.selfplay;

import java.util.random.RandomGenerator;

/**
 * A small random generator that can be given a new seed without allocating, and that gives the same numbers on every
 * Java version. Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
 */
public final class SplitMix64 implements RandomGenerator {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    public SplitMix64(long seed) {
        state = seed;
    }

    /** Starts the sequence of that seed. */
    public void reseed(long seed) {
        state = seed;
    }

    @Override
    public long nextLong() {
        state += GOLDEN_GAMMA;
        return scramble(state);
    }

    /** Uniform in [0, 1). */
    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    /** Uniform in (0, 1), for logarithms. */
    public double nextOpenDouble() {
        return ((nextLong() >>> 11) + 0.5) * 0x1.0p-53;
    }

    /** Uniform in [0, bound). The bias is below bound / 2^63. */
    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive, not " + bound);
        }
        return (int) Math.floorMod(nextLong() >>> 1, (long) bound);
    }

    /** Standard Gumbel: {@code -log(-log(uniform))}. */
    public double nextGumbel() {
        return -Math.log(-Math.log(nextOpenDouble()));
    }

    /** Standard normal, by Box and Muller. */
    @Override
    public double nextGaussian() {
        double radius = Math.sqrt(-2 * Math.log(nextOpenDouble()));
        return radius * Math.cos(2 * Math.PI * nextDouble());
    }

    /**
     * Gamma distributed with scale 1. Marsaglia and Tsang, "A simple method for generating gamma variables", 2000.
     *
     * @param shape positive
     */
    public double nextGamma(double shape) {
        if (shape < 1) {
            return nextGamma(shape + 1) * Math.pow(nextOpenDouble(), 1 / shape);
        }
        double d = shape - 1 / 3.0;
        double c = 1 / Math.sqrt(9 * d);
        while (true) {
            double x = nextGaussian();
            double v = 1 + c * x;
            if (v <= 0) {
                continue;
            }
            v = v * v * v;
            if (Math.log(nextOpenDouble()) < 0.5 * x * x + d - d * v + d * Math.log(v)) {
                return d * v;
            }
        }
    }

    /** A seed for a part of a work, from the seed of the whole and the part's number. */
    public static long derive(long seed, long part) {
        return scramble(scramble(seed + GOLDEN_GAMMA) ^ (part * GOLDEN_GAMMA + 0x632BE59BD9B4E019L));
    }

    private static long scramble(long bits) {
        long z = bits;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
