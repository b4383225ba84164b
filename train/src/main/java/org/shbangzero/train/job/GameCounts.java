package org.shbangzero.train.job;

/**
 * What became of self-play games.
 *
 * @param games how many
 * @param positions rows written to the replay files
 * @param plies played in all
 * @param draws games without a winner, those over the maximum length included
 * @param overlong games that reached the maximum length
 * @param resigned games that a side gave up
 */
record GameCounts(int games, long positions, long plies, int draws, int overlong, int resigned) {
    static final GameCounts NONE = new GameCounts(0, 0, 0, 0, 0, 0);

    GameCounts plus(GameCounts other) {
        return new GameCounts(
                games + other.games,
                positions + other.positions,
                plies + other.plies,
                draws + other.draws,
                overlong + other.overlong,
                resigned + other.resigned);
    }

    /** Share of draws, 0 to 1; 0 without games. */
    double drawShare() {
        return games == 0 ? 0 : (double) draws / games;
    }

    /** Plies of the average game; 0 without games. */
    double meanPlies() {
        return games == 0 ? 0 : (double) plies / games;
    }
}
