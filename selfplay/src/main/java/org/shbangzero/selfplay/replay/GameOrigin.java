package org.shbangzero.selfplay.replay;

/**
 * Where a self-play game came from; the same for all its rows.
 *
 * @param game id of the game's rules, e.g. {@code shbang}
 * @param gameId names this game within its run, e.g. {@code 000012-000345} for game 345 of iteration 12
 * @param checkpoint the network that played, e.g. {@code 000011}
 * @param configHash hash of the resolved config it was played with
 * @param seed the game's own seed
 * @param startId the start position, or -1 if the game began elsewhere (a curriculum start)
 */
public record GameOrigin(String game, String gameId, String checkpoint, String configHash, long seed, int startId) {
    /** The start id of a game that began from none of its game's numbered starts. */
    public static final int NO_START_ID = -1;
}
