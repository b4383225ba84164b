package org.shbangzero.selfplay.worker;

import java.io.IOException;
import java.nio.file.Path;

/** Hears of each replay file, once it is whole and has its name. Called by one thread at a time. */
@FunctionalInterface
public interface ShardListener {
    ShardListener NONE = (shard, file, statistics) -> {};

    /**
     * Says that a file is there.
     *
     * @param shard its number within the iteration
     * @param statistics of its games
     */
    void onShard(int shard, Path file, SelfPlayStatistics statistics) throws IOException;
}
