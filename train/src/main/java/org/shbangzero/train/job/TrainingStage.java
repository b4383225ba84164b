package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.replay.ReplayWindow;
import org.shbangzero.train.network.NetworkSettings;
import org.shbangzero.train.network.NonFiniteStepException;
import org.shbangzero.train.trainer.FailedBatch;
import org.shbangzero.train.trainer.Trainer;
import org.shbangzero.train.trainer.TrainingReport;
import org.shbangzero.train.trainer.TrainingSettings;

/** Trains the networks of a run's iterations. */
final class TrainingStage {
    /** Steps of an interval of the metrics. */
    private static final int INTERVAL = 50;

    private final Game game;
    private final NetworkSettings network;
    private final TrainingSettings settings;
    private final long seed;
    private final String configHash;
    private final RunFolder folder;

    /**
     * Prepares the stage.
     *
     * @param seed the run's
     * @param configHash of the run's settings
     */
    TrainingStage(
            Game game,
            NetworkSettings network,
            TrainingSettings settings,
            long seed,
            String configHash,
            RunFolder folder) {
        this.game = game;
        this.network = network;
        this.settings = settings;
        this.seed = seed;
        this.configHash = configHash;
        this.folder = folder;
    }

    void createUntrained(Path target) throws IOException {
        try (Trainer trainer = Trainer.untrained(game, network, settings, seed)) {
            trainer.save(target, description(0));
        }
    }

    Manifest.Losses train(
            Stages.TrainingTask task, Stages.Listener<Stages.Interval> intervals, ProgressListener progress)
            throws IOException, InterruptedException {
        long windowSeed = SplitMix64.derive(seed, -task.iteration());
        long samples = task.steps() * settings.batchSize();
        try (Trainer trainer = Trainer.resume(task.from(), game, settings);
                ReplayWindow window = ReplayWindow.open(window(task.replay()), game, samples, windowSeed)) {
            TrainingReport report = trainer.train(
                    window::read, task.steps(), INTERVAL, interval -> intervals.accept(interval(interval)), progress);
            trainer.save(task.target(), description(task.iteration()));
            return losses(report);
        } catch (NonFiniteStepException e) {
            throw stopped(e, task.from());
        }
    }

    private List<Path> window(List<Manifest.Shard> replay) {
        List<Path> files =
                replay.stream().map(shard -> folder.file(shard.file())).toList();
        List<Long> rows =
                replay.stream().map(shard -> shard.counts().positions()).toList();
        long total = rows.stream().mapToLong(Long::longValue).sum();
        return ReplayWindow.newest(files, rows, settings.window().positions(total));
    }

    private Map<String, String> description(int iteration) {
        // In a fixed order, so that equal checkpoints have equal files.
        return new TreeMap<>(Map.of("iteration", Integer.toString(iteration), "config_hash", configHash));
    }

    private static Stages.Interval interval(TrainingReport report) {
        return new Stages.Interval(
                report.step(), losses(report), report.learningRate(), report.samplesPerSecond(), report.waitShare());
    }

    private static Manifest.Losses losses(TrainingReport report) {
        return new Manifest.Losses(
                report.policyLoss(),
                report.valueLoss(),
                report.l2Loss(),
                report.policyEntropy(),
                report.policyAccuracy(),
                report.valueAccuracy(),
                report.gradientNorm());
    }

    private InputException stopped(NonFiniteStepException failure, Path lastGood) throws IOException {
        Path batch = folder.root().resolve("failed-batch-step-" + failure.step() + ".npz");
        FailedBatch.write(failure.batch(), batch);
        return new InputException(
                failure.getMessage() + ". The batch is saved in " + batch + ", the last good checkpoint is " + lastGood
                        + "; start a new run with another setting",
                failure);
    }
}
