package org.shbangzero.train.trainer;

import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.config.Default;
import org.shbangzero.selfplay.config.Description;
import org.shbangzero.selfplay.config.Range;

/** How many of the newest positions are trained on. The window grows with the data, but ever more slowly. */
public record WindowSettings(
        @Default("50000")
                @Range(min = 1, max = 1e9)
                @Description("positions below which the window holds everything; from there on it grows by a power law")
                long minPositions,
        @Default("2000000") @Range(min = 1, max = 1e9) @Description("positions that the window never exceeds")
                long maxPositions,
        @Default("0.75")
                @Range(min = 0.01, max = 1)
                @Description("exponent of the growth: 1 grows with the data, less grows more slowly")
                double exponent,
        @Default("0.4")
                @Range(min = 0.01, max = 1)
                @Description("growth just above minPositions, in positions of window for each new position")
                double growth) {
    public WindowSettings {
        if (maxPositions < minPositions) {
            throw new InputException("the window's minPositions must be at most maxPositions (" + maxPositions
                    + "), not " + minPositions);
        }
    }

    /**
     * Positions in the window when so many were made in all: KataGo's power law, c (1 + b ((n / c)^a - 1) / a) with c =
     * minPositions, a = exponent, b = growth (Wu 2019, appendix C), or all positions while they are fewer than c.
     */
    public long positions(long total) {
        if (total <= minPositions) {
            return total;
        }
        double grown = (Math.pow((double) total / minPositions, exponent) - 1) / exponent;
        return Math.min(maxPositions, Math.round(minPositions * (1 + growth * grown)));
    }
}
