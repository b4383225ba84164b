package org.shbangzero.evaluate.stats;

import org.apache.commons.math3.random.RandomGenerator;

/**
 * Players of known strength, who play pairs of games; each opening favours White or Black at random.
 *
 * @param elo strengths
 * @param drawShare share of draws between equal players, above 0 and below 1
 * @param whiteAdvantage in Elo
 * @param openingBias what an opening is worth to the side that it favours, in Elo
 */
record SimulatedPool(double[] elo, double drawShare, double whiteAdvantage, double openingBias) {
    private static final double EXPECTED_COUNT = 1e6;

    /**
     * Plays pairs.
     *
     * @param pairs number of pairs by player and opponent, where the player is the lower one
     */
    PoolResults play(int[][] pairs, RandomGenerator random) {
        PoolResults results = new PoolResults(elo.length);
        for (int first = 0; first < elo.length; first++) {
            for (int second = first + 1; second < elo.length; second++) {
                for (int pair = 0; pair < pairs[first][second]; pair++) {
                    playPair(results, first, second, random);
                }
            }
        }
        return results;
    }

    void playPair(PoolResults results, int first, int second, RandomGenerator random) {
        double bias = random.nextBoolean() ? openingBias : -openingBias;
        results.addPair(
                first, second, outcome(game(first, second, bias), random), -outcome(game(second, first, bias), random));
    }

    private static int outcome(GameModel game, RandomGenerator random) {
        double u = random.nextDouble();
        if (u < game.win()) {
            return 1;
        }
        return u < game.win() + game.draw() ? 0 : -1;
    }

    private GameModel game(int white, int black, double bias) {
        double lead = elo[white] - elo[black] + whiteAdvantage + bias;
        return GameModel.of(lead * Math.log(10) / 400, 2 * drawShare / (1 - drawShare));
    }

    /**
     * The ratings over player 0 that an endless number of such games would give: those of the average opening, which
     * differ from the strengths where openings favour a side.
     */
    double[] trueRatings(int[][] pairs) {
        PoolResults expected = new PoolResults(elo.length);
        for (int first = 0; first < elo.length; first++) {
            for (int second = first + 1; second < elo.length; second++) {
                if (pairs[first][second] > 0) {
                    expected.addPairs(first, second, expectedPairs(first, second, pairs[first][second]));
                }
            }
        }
        return Ratings.of(expected, 0, 0).players().stream()
                .mapToDouble(PlayerRating::elo)
                .toArray();
    }

    /** What many pairs give on average: {@code pairs} millions for each side that openings favour. */
    PairTable expectedPairs(int first, int second, int pairs) {
        long[] counts = new long[9];
        for (double bias : new double[] {openingBias, -openingBias}) {
            GameModel white = game(first, second, bias);
            GameModel black = game(second, first, bias);
            double[] asWhite = {white.loss(), white.draw(), white.win()};
            double[] asBlack = {black.win(), black.draw(), black.loss()};
            for (int cell = 0; cell < counts.length; cell++) {
                counts[cell] += Math.round(EXPECTED_COUNT * pairs * asWhite[cell / 3] * asBlack[cell % 3]);
            }
        }
        return PairTable.of(counts);
    }
}
