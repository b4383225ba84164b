package org.shbangzero.selfplay.worker;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.io.FileErrors;
import org.shbangzero.selfplay.replay.ReplayRow;
import org.shbangzero.selfplay.replay.ReplayWriter;

/** Keeps finished games until all those of a replay file are there, then writes it. Called from all workers. */
final class ShardCollector {
    private final Game game;
    private final SelfPlayTask task;
    private final int gamesPerShard;
    private final int gamesTotal;
    private final GameListener games;
    private final ShardListener shards;
    private final ProgressListener progress;
    private final Map<Integer, FinishedGame[]> open = new HashMap<>();
    private final Map<Integer, Integer> missing = new HashMap<>();
    private SelfPlayStatistics statistics = SelfPlayStatistics.NONE;

    ShardCollector(
            Game game,
            SelfPlayTask task,
            int gamesPerShard,
            GameListener games,
            ShardListener shards,
            ProgressListener progress) {
        this.game = game;
        this.task = task;
        this.gamesPerShard = gamesPerShard;
        this.games = games;
        this.shards = shards;
        this.progress = progress;
        int total = 0;
        for (int shard : task.shards()) {
            int count = task.gameCount(shard, gamesPerShard);
            open.put(shard, new FinishedGame[count]);
            missing.put(shard, count);
            total += count;
        }
        this.gamesTotal = total;
    }

    /** Statistics of all games so far, also of those whose file is not written yet. */
    synchronized SelfPlayStatistics statistics() {
        return statistics;
    }

    /** Takes a game in; with the last one of a file, writes the file. */
    synchronized void accept(FinishedGame finished) throws IOException {
        statistics = statistics.plus(finished.statistics());
        int shard = finished.number() / gamesPerShard;
        open.get(shard)[finished.number() % gamesPerShard] = finished;
        if (missing.merge(shard, -1, Integer::sum) == 0) {
            write(shard, open.remove(shard));
        }
        progress.onProgress(statistics.games(), gamesTotal);
    }

    private void write(int shard, FinishedGame[] finished) throws IOException {
        Path file = task.shardFile(shard);
        SelfPlayStatistics sum = SelfPlayStatistics.NONE;
        try (ReplayWriter writer = ReplayWriter.create(file, game)) {
            for (FinishedGame one : finished) {
                for (ReplayRow row : one.rows()) {
                    writer.write(row);
                }
                sum = sum.plus(one.statistics());
            }
            writer.commit();
        } catch (IOException e) {
            throw FileErrors.named(file, e);
        }
        for (FinishedGame one : finished) {
            games.onGame(one);
        }
        shards.onShard(shard, file, sum);
    }
}
