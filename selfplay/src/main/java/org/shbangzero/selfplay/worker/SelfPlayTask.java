package org.shbangzero.selfplay.worker;

import java.nio.file.Path;
import java.util.Locale;
import java.util.SortedSet;
import org.shbangzero.selfplay.SplitMix64;

/**
 * Games to play, all with one network.
 *
 * @param runSeed the run's seed; with iteration and game number it makes a game's own
 * @param iteration number of the iteration, from 0
 * @param checkpoint name of the network that plays, for the replay files
 * @param configHash hash of the config in use, for the replay files
 * @param folder where the replay files go; it must exist
 * @param shards which of the iteration's replay files to make: shard s holds games {@code s * gamesPerShard} and on
 * @param games number of the iteration's games in all: the last shard may hold fewer than the others
 */
public record SelfPlayTask(
        long runSeed,
        int iteration,
        String checkpoint,
        String configHash,
        Path folder,
        SortedSet<Integer> shards,
        int games) {

    /** The seed of a game. */
    public long gameSeed(int game) {
        return SplitMix64.derive(SplitMix64.derive(runSeed, iteration), game);
    }

    /** A game's name within its run, e.g. {@code 000012-000345}. */
    public String gameId(int game) {
        return String.format(Locale.ROOT, "%06d-%06d", iteration, game);
    }

    /** The replay file of a shard, e.g. {@code iter-000012-shard-003.parquet}. */
    public Path shardFile(int shard) {
        return folder.resolve(String.format(Locale.ROOT, "iter-%06d-shard-%03d.parquet", iteration, shard));
    }

    /** Number of a shard's first game. */
    public int firstGame(int shard, int gamesPerShard) {
        return shard * gamesPerShard;
    }

    /** Games of a shard; 0 beyond the last. */
    public int gameCount(int shard, int gamesPerShard) {
        return Math.max(0, Math.min(gamesPerShard, games - shard * gamesPerShard));
    }
}
