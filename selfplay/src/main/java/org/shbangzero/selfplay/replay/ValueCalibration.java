package org.shbangzero.selfplay.replay;

/**
 * Whether the search's values can be believed: positions by their root's score (win less loss, from -1 to 1, side to move's
 * view), and how their games then ended. Where the two means of a bin agree, the values are calibrated.
 */
public final class ValueCalibration {
    /** Equally wide bins from -1 to 1. */
    public static final int BINS = 5;

    private final long[] rows = new long[BINS];
    private final double[] scores = new double[BINS];
    private final double[] results = new double[BINS];

    void add(float score, int result) {
        int bin = Math.min(BINS - 1, (int) ((score + 1) / 2 * BINS));
        rows[bin]++;
        scores[bin] += score;
        results[bin] += result;
    }

    /** Where a bin begins; it ends where the next begins. */
    public double from(int bin) {
        return 2.0 * bin / BINS - 1;
    }

    /** Positions in a bin. */
    public long rows(int bin) {
        return rows[bin];
    }

    /** Mean score of the roots in a bin; NaN if it is empty. */
    public double meanScore(int bin) {
        return scores[bin] / rows[bin];
    }

    /** Mean result, +1 won to -1 lost, of the games of a bin's positions; NaN if it is empty. */
    public double meanResult(int bin) {
        return results[bin] / rows[bin];
    }
}
