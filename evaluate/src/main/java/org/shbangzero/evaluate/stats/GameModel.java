package org.shbangzero.evaluate.stats;

/**
 * How probable the outcomes of a game are. The expected score is logistic in the lead, as Elo says (R. A. Bradley and M. E. Terry,
 * Biometrika 39, 1952); draws follow R. R. Davidson's law, draw² = ν² win loss (JASA 65, 1970).
 *
 * <p>Davidson adds up ln(win/loss) instead of the expected score's logit, which is the same where ν is 0 or 2. With the
 * expected score a lead means what it means in a match, however many draws there are, and what the games say about leads and
 * about ν are independent (the mixed parameters of an exponential family: O. Barndorff-Nielsen, "Information and exponential families",
 * 1978, section 9.8).
 *
 * @param win probability of a win
 * @param draw probability of a draw
 * @param loss probability of a loss
 * @param score expected score
 * @param failure 1 - score, exact where it is small
 */
record GameModel(double win, double draw, double loss, double score, double failure) {
    /**
     * @param lead lead in natural units, those in which the expected score is 1 / (1 + e^-lead)
     * @param nu ν, above 0
     */
    static GameModel of(double lead, double nu) {
        double small = 1 / (1 + Math.exp(Math.abs(lead)));
        double large = 1 - small;
        double product = small * large;
        double drawByNu = 2 * product / (nu / 2 + Math.sqrt(nu * nu / 4 + (4 - nu * nu) * product));
        double difference = large - small;
        double often = (difference + Math.sqrt(difference * difference + 4 * drawByNu * drawByNu)) / 2;
        double seldom = drawByNu / often * drawByNu;
        return lead >= 0
                ? new GameModel(often, nu * drawByNu, seldom, large, small)
                : new GameModel(seldom, nu * drawByNu, often, small, large);
    }

    /** Share of draws between equal players, ν / (2 + ν). */
    static double drawShare(double nu) {
        return nu / (2 + nu);
    }

    /** Variance of the score. */
    double variance() {
        return win * failure * failure + draw * (0.5 - score) * (0.5 - score) + loss * score * score;
    }

    /** Derivative of the expected score by the lead. */
    double slope() {
        return score * failure;
    }

    /** What a point scored beyond the expected score adds to the derivative of the log-likelihood by the lead; 1 without draws. */
    double weight() {
        return slope() / variance();
    }

    /** Derivative of {@link #weight()} by the lead. */
    double weightSlope() {
        double tilt = failure - score;
        double drawSlope = tilt * draw / (2 * win * loss + draw * (win + loss) / 2);
        double varianceSlope = tilt - drawSlope / 4;
        return weight() * (tilt - weight() * varianceSlope);
    }

    /** Fisher's information about the lead in one game. */
    double information() {
        return slope() * weight();
    }

    /** How many draws a point of score stands for: their covariance over the score's variance. */
    double drawsPerPoint() {
        return draw * (0.5 - score) / variance();
    }

    /** Fisher's information about ln ν in one game. */
    double drawInformation() {
        return draw * (win + loss) - draw * (0.5 - score) * drawsPerPoint();
    }

    /** What an outcome, 1, 0 or -1, scores beyond the expected score. */
    double surplus(int outcome) {
        return outcome > 0 ? failure : outcome == 0 ? 0.5 - score : -score;
    }

    /** Derivative of an outcome's log-likelihood by ln ν while the expected score stays. */
    double drawSurplus(int outcome) {
        return (outcome == 0 ? 1 : 0) - draw - drawsPerPoint() * surplus(outcome);
    }
}
