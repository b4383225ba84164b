package org.shbangzero.evaluate.stats;

/**
 * How much the results behind one estimate vary, compared with independent games of the model. The two games of a pair share
 * their opening, so that its score varies less than that where openings favour a side.
 *
 * <p>The ratio is that of the estimate's variance in the sandwich of P. J. Huber (1967), with pairs as its clusters, to that of
 * the model, less what the fit takes out of the residuals (R. M. Bell and D. F. McCaffrey, Survey Methodology 28, 2002). Both
 * contain the imagined games of {@link PoolLikelihood} and, as in {@link PairVariance}, one imagined pair of independent games
 * between equal players, which had no draws.
 *
 * @param ratio above 0; 1 for independent games
 * @param freedom degrees of freedom of Student's distribution, at least 1 (F. E. Satterthwaite, Biometrics Bulletin 2, 1946)
 */
record Dispersion(double ratio, double freedom) {
    /** Variance of the score of a game between equal players without draws, and of a draw that is as likely as not. */
    private static final double EVEN_GAME = 1 / 4.0;

    /**
     * Of the estimate of a strength, or of White's advantage, in a pool with games.
     *
     * @param covariance that of the fit
     */
    static Dispersion ofLead(PoolLikelihood likelihood, PoolFit fit, double[][] covariance, int coordinate) {
        LeadSums sums = new LeadSums(likelihood, fit, covariance, covariance[coordinate]);
        for (PoolLikelihood.Meeting meeting : likelihood.meetings()) {
            sums.add(meeting);
        }
        return sums.dispersion();
    }

    /** Of the estimate of ln ν. What the fit absorbs is one parameter of a whole pool, and is left out. */
    static Dispersion ofDraws(PoolLikelihood likelihood, PoolFit fit) {
        double observed = 2 * EVEN_GAME;
        double expected = 2 * EVEN_GAME;
        double units = 0;
        for (PoolLikelihood.Meeting meeting : likelihood.meetings()) {
            GameModel white = likelihood.game(fit.point(), meeting.first(), meeting.second());
            GameModel black = likelihood.game(fit.point(), meeting.second(), meeting.first());
            for (int asWhite = -1; asWhite <= 1; asWhite++) {
                for (int asBlack = -1; asBlack <= 1; asBlack++) {
                    double residual = white.drawSurplus(asWhite) + black.drawSurplus(-asBlack);
                    observed += meeting.pairs().count(asWhite, asBlack) * residual * residual;
                }
            }
            long pairs = meeting.pairs().pairs();
            expected += pairs * (white.drawInformation() + black.drawInformation());
            units +=
                    pairs + meeting.firstWhite().games() + meeting.secondWhite().games();
        }
        return new Dispersion(observed / expected, Math.max(1, units));
    }

    /** Sums over the pairs and single games. */
    private static final class LeadSums {
        private final PoolLikelihood likelihood;
        private final PoolFit fit;
        private final double[][] covariance;

        /** How the slope of each coordinate moves the estimate. */
        private final double[] pulls;

        private double observed;
        private double expected;
        private double variances;
        private double squaredVariances;

        /** Variance of an imagined pair, averaged over the units, times their variances: without draws, and in the model. */
        private double even;

        private double evenModel;

        private LeadSums(PoolLikelihood likelihood, PoolFit fit, double[][] covariance, double[] pulls) {
            this.likelihood = likelihood;
            this.fit = fit;
            this.covariance = covariance;
            this.pulls = pulls;
        }

        private void add(PoolLikelihood.Meeting meeting) {
            int first = meeting.first();
            int second = meeting.second();
            GameModel white = likelihood.game(fit.point(), first, second);
            GameModel black = likelihood.game(fit.point(), second, first);
            double advantage = pulls[likelihood.white()];
            double whitePull = white.weight() * (pulls[first] - pulls[second] + advantage);
            double blackPull = black.weight() * (pulls[second] - pulls[first] + advantage);
            for (int outcome = -1; outcome <= 1; outcome++) {
                double inWhite = whitePull * white.surplus(outcome);
                double inBlack = blackPull * black.surplus(outcome);
                observed += meeting.firstWhite().count(outcome) * inWhite * inWhite;
                observed += meeting.secondWhite().count(outcome) * inBlack * inBlack;
                for (int asBlack = -1; asBlack <= 1; asBlack++) {
                    double inPair = inWhite + blackPull * black.surplus(-asBlack);
                    observed += meeting.pairs().count(outcome, asBlack) * inPair * inPair;
                }
            }
            addUnits(meeting, meeting.pairs().pairs(), white, whitePull, black, blackPull);
            addUnits(meeting, meeting.firstWhite().games(), white, whitePull, black, 0);
            addUnits(meeting, meeting.secondWhite().games(), white, 0, black, blackPull);
            addImagined(meeting);
        }

        private void addUnits(
                PoolLikelihood.Meeting meeting,
                long units,
                GameModel white,
                double whitePull,
                GameModel black,
                double blackPull) {
            double whiteVariance = whitePull * whitePull * white.variance();
            double blackVariance = blackPull * blackPull * black.variance();
            double variance = whiteVariance + blackVariance;
            double whitePart = whitePull * white.slope();
            double blackPart = blackPull * black.slope();
            addVariance((double) units, variance, absorbed(meeting, whitePart - blackPart, whitePart + blackPart));
            even += units * variance * EVEN_GAME * (whitePull * whitePull + blackPull * blackPull);
            evenModel += units
                    * variance
                    * EVEN_GAME
                    * (whitePull * whitePull / white.weight() + blackPull * blackPull / black.weight());
        }

        private void addImagined(PoolLikelihood.Meeting meeting) {
            double pull = pulls[meeting.first()] - pulls[meeting.second()];
            double lead = fit.point()[meeting.first()] - fit.point()[meeting.second()];
            double scoreVariance = ImaginedGame.information(lead);
            double variance = pull * pull * scoreVariance;
            observed += meeting.imagined() * pull * pull * (0.5 - scoreVariance);
            addVariance(meeting.imagined(), variance, absorbed(meeting, pull * scoreVariance, 0));
            double evenVariance = meeting.imagined() * variance * EVEN_GAME * pull * pull;
            even += evenVariance;
            evenModel += evenVariance;
        }

        private void addVariance(double units, double variance, double absorbed) {
            expected += units * Math.max(0, variance - absorbed);
            variances += units * variance;
            squaredVariances += units * variance * variance;
        }

        /**
         * What the fit takes out of the variance of a unit: its part of the information, seen through the covariance.
         *
         * @param lead the part about the lead of the first player over the second
         * @param white the part about White's advantage
         */
        private double absorbed(PoolLikelihood.Meeting meeting, double lead, double white) {
            int first = meeting.first();
            int second = meeting.second();
            int advantage = likelihood.white();
            double ofLead = covariance[first][first] + covariance[second][second] - 2 * covariance[first][second];
            double ofBoth = covariance[first][advantage] - covariance[second][advantage];
            return lead * lead * ofLead + 2 * lead * white * ofBoth + white * white * covariance[advantage][advantage];
        }

        private Dispersion dispersion() {
            double ratio = (observed + even / variances) / (expected + evenModel / variances);
            return new Dispersion(ratio, Math.max(1, variances * variances / squaredVariances));
        }
    }
}
