package org.shbangzero.evaluate.stats;

/**
 * An estimate and the interval around it. All three are finite.
 *
 * @param estimate between {@code lower} and {@code upper}
 */
public record Interval(double estimate, double lower, double upper) {
    public Interval {
        if (!(lower <= estimate && estimate <= upper) || Double.isInfinite(lower) || Double.isInfinite(upper)) {
            throw new IllegalArgumentException("not an interval: " + lower + " <= " + estimate + " <= " + upper);
        }
    }

    public boolean contains(double value) {
        return lower <= value && value <= upper;
    }
}
