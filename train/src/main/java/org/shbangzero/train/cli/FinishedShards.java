package org.shbangzero.train.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.replay.GameOrigin;
import org.shbangzero.selfplay.replay.ReplayReader;
import org.shbangzero.selfplay.worker.SelfPlayTask;

/** The replay files of a task that an earlier start has left. */
final class FinishedShards {
    private final SelfPlayTask task;
    private final Game game;
    private final int gamesPerShard;

    FinishedShards(SelfPlayTask task, Game game, int gamesPerShard) {
        this.task = task;
        this.game = game;
        this.gamesPerShard = gamesPerShard;
    }

    /**
     * The shards that the task lacks.
     *
     * @throws InputException if a file is damaged, or holds games of another network, config or number
     */
    SortedSet<Integer> missing() {
        SortedSet<Integer> missing = new TreeSet<>();
        for (int shard : task.shards()) {
            if (Files.exists(task.shardFile(shard))) {
                requireSame(shard);
            } else {
                missing.add(shard);
            }
        }
        return missing;
    }

    private void requireSame(int shard) {
        Path file = task.shardFile(shard);
        Set<String> games = new HashSet<>();
        try (ReplayReader rows = ReplayReader.open(file, game)) {
            while (rows.hasNext()) {
                GameOrigin origin = rows.next().origin();
                require(file, "network", origin.checkpoint(), task.checkpoint());
                require(file, "config (by its hash)", origin.configHash(), task.configHash());
                games.add(origin.gameId());
            }
        }
        int first = task.firstGame(shard, gamesPerShard);
        Set<String> wanted = IntStream.range(first, first + task.gameCount(shard, gamesPerShard))
                .mapToObj(task::gameId)
                .collect(Collectors.toSet());
        if (!games.equals(wanted)) {
            throw new InputException(file + " holds " + games.size() + " games, expected " + wanted.size() + " from "
                    + task.gameId(first) + " on; was it renamed, or made with another --games? Choose another folder"
                    + " with --out");
        }
    }

    private static void require(Path file, String what, String found, String expected) {
        if (!found.equals(expected)) {
            throw new InputException(file + " was made with another " + what + ", " + found + " instead of " + expected
                    + "; choose another folder with --out");
        }
    }
}
