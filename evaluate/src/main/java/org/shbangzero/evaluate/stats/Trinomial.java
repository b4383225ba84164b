package org.shbangzero.evaluate.stats;

/**
 * Results of single games, from the first player's view.
 *
 * @param wins games won, at least 0
 * @param draws games drawn
 * @param losses games lost
 */
public record Trinomial(long wins, long draws, long losses) {
    public static final Trinomial EMPTY = new Trinomial(0, 0, 0);

    private static final double[] SCORES = {0, 0.5, 1};

    public Trinomial {
        if (wins < 0 || draws < 0 || losses < 0) {
            throw new IllegalArgumentException("a count below 0");
        }
    }

    /**
     * These results and one more game.
     *
     * @param outcome 1 for a win of the first player, 0 for a draw, -1 for a loss
     */
    public Trinomial plus(int outcome) {
        return switch (outcome) {
            case 1 -> new Trinomial(wins + 1, draws, losses);
            case 0 -> new Trinomial(wins, draws + 1, losses);
            case -1 -> new Trinomial(wins, draws, losses + 1);
            default -> throw new IllegalArgumentException("an outcome is 1, 0 or -1, not " + outcome);
        };
    }

    /** These results and others. */
    public Trinomial plus(Trinomial other) {
        return new Trinomial(wins + other.wins, draws + other.draws, losses + other.losses);
    }

    /** The same results from the second player's view. */
    public Trinomial reversed() {
        return new Trinomial(losses, draws, wins);
    }

    public long games() {
        return wins + draws + losses;
    }

    /** Number of games with an outcome: 1 for a win, 0 for a draw, -1 for a loss. */
    long count(int outcome) {
        return outcome > 0 ? wins : outcome == 0 ? draws : losses;
    }

    /** Mean score in [0, 1]; 1/2 if there are no games. */
    public double score() {
        return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games();
    }

    Outcomes outcomes() {
        return Outcomes.of(SCORES, new long[] {losses, draws, wins});
    }
}
