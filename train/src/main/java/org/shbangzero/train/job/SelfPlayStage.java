package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeSet;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Result;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.inference.OnnxEvaluator;
import org.shbangzero.selfplay.search.SearchSettings;
import org.shbangzero.selfplay.worker.SelfPlay;
import org.shbangzero.selfplay.worker.SelfPlaySettings;
import org.shbangzero.selfplay.worker.SelfPlayStatistics;
import org.shbangzero.selfplay.worker.SelfPlayTask;

/** Plays the games of a run's iterations. */
final class SelfPlayStage {
    private final Game game;
    private final SelfPlaySettings settings;
    private final SearchSettings search;
    private final int gamesPerIteration;
    private final long seed;
    private final String configHash;
    private final RunFolder folder;

    /**
     * Prepares the stage.
     *
     * @param seed the run's
     * @param configHash of the run's settings
     */
    SelfPlayStage(
            Game game,
            SelfPlaySettings settings,
            SearchSettings search,
            int gamesPerIteration,
            long seed,
            String configHash,
            RunFolder folder) {
        this.game = game;
        this.settings = settings;
        this.search = search;
        this.gamesPerIteration = gamesPerIteration;
        this.seed = seed;
        this.configHash = configHash;
        this.folder = folder;
    }

    void play(Stages.GamesTask task, Stages.Listener<Manifest.Shard> written, ProgressListener progress)
            throws IOException, InterruptedException {
        SelfPlayTask games = new SelfPlayTask(
                seed,
                task.iteration(),
                RunFolder.checkpointName(task.player()),
                configHash,
                folder.replay(),
                new TreeSet<>(task.shards()),
                gamesPerIteration);
        GameSample sample = new GameSample(
                folder.games().resolve("iter-%06d-selfplay.pgn".formatted(task.iteration())), settings.gamesPerShard());
        Path model = folder.checkpoint(task.player()).resolve("model.onnx");
        try (OnnxEvaluator evaluator = OnnxEvaluator.open(model, game)) {
            new SelfPlay(game, settings, search)
                    .onGame(sample::add)
                    .onShard((index, file, statistics) -> {
                        if (index == 0) {
                            sample.write();
                        }
                        written.accept(
                                new Manifest.Shard(folder.name(file), index, FileStamp.of(file), counts(statistics)));
                    })
                    .onProgress(progress)
                    .play(games, evaluator);
        }
    }

    private static GameCounts counts(SelfPlayStatistics statistics) {
        return new GameCounts(
                statistics.games(),
                statistics.positions(),
                statistics.plies(),
                statistics.draws(),
                ended(statistics, EndReason.MAX_PLIES) + ended(statistics, EndReason.ADJUDICATION),
                ended(statistics, EndReason.RESIGNATION));
    }

    private static int ended(SelfPlayStatistics statistics, EndReason reason) {
        int count = 0;
        for (Map.Entry<Result, Integer> entry : statistics.results().entrySet()) {
            count += entry.getKey().reason() == reason ? entry.getValue() : 0;
        }
        return count;
    }
}
