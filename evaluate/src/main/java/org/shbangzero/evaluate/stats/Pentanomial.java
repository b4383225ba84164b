package org.shbangzero.evaluate.stats;

/**
 * Results of pairs of games, from the first player's view. A pair is one opening played twice with colours reversed, and
 * is one observation: its two games share the opening's bias, so they are not independent.
 *
 * @param lossLoss pairs in which both games were lost: pair score 0
 * @param lossDraw pairs of a loss and a draw: pair score 1/4
 * @param even pairs of two draws, or of a win and a loss: pair score 1/2
 * @param winDraw pairs of a win and a draw: pair score 3/4
 * @param winWin pairs in which both games were won: pair score 1
 */
public record Pentanomial(long lossLoss, long lossDraw, long even, long winDraw, long winWin) {
    public static final Pentanomial EMPTY = new Pentanomial(0, 0, 0, 0, 0);

    private static final double[] SCORES = {0, 0.25, 0.5, 0.75, 1};

    public Pentanomial {
        if (lossLoss < 0 || lossDraw < 0 || even < 0 || winDraw < 0 || winWin < 0) {
            throw new IllegalArgumentException("a count below 0");
        }
    }

    /**
     * These results and one more pair.
     *
     * @param firstGame 1 for a win of the first player, 0 for a draw, -1 for a loss
     * @param secondGame likewise
     */
    public Pentanomial plus(int firstGame, int secondGame) {
        long[] counts = counts();
        counts[2 + firstGame + secondGame]++;
        return new Pentanomial(counts[0], counts[1], counts[2], counts[3], counts[4]);
    }

    /** The same results from the second player's view. */
    public Pentanomial reversed() {
        return new Pentanomial(winWin, winDraw, even, lossDraw, lossLoss);
    }

    public long pairs() {
        return lossLoss + lossDraw + even + winDraw + winWin;
    }

    /** The five counts, worst pair first. */
    public long[] counts() {
        return new long[] {lossLoss, lossDraw, even, winDraw, winWin};
    }

    /** Mean pair score in [0, 1]; 1/2 if there are no pairs. */
    public double score() {
        return pairs() == 0 ? 0.5 : (0.25 * lossDraw + 0.5 * even + 0.75 * winDraw + winWin) / pairs();
    }

    /** Sum over all pairs of the squared distance between pair score and mean score. */
    double squaredDeviations() {
        double mean = score();
        long[] counts = counts();
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * (SCORES[i] - mean) * (SCORES[i] - mean);
        }
        return sum;
    }

    Outcomes outcomes() {
        return Outcomes.of(SCORES, counts());
    }
}
