package org.shbangzero.train;

/** The config of a run as small as can be that does everything: two iterations, in seconds. */
public final class TinyConfig {
    private TinyConfig() {}

    /** The config for a game, in YAML. */
    public static String of(String game) {
        return """
                game: %s
                iterations: 2
                gamesPerIteration: 4
                selfPlay: {gamesPerShard: 2, maxPlies: 16, threads: 2}
                search: {simulations: 4}
                network: {blocks: 1, channels: 8, policyChannels: 8, valueChannels: 1, valueHidden: 8}
                training: {batchSize: 16, samplesPerPosition: 2}
                evaluation: {games: 2, simulations: 2, maxPlies: 20, finalGames: 2, finalSimulations: 2, threads: 2,
                  anchors: [start, random, "alphabeta,depth=1"]}
                """
                .formatted(game);
    }
}
