package org.shbangzero.train.trainer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.replay.ReplayBatch;
import org.shbangzero.train.network.AveragedWeights;
import org.shbangzero.train.network.NetworkLayout;
import org.shbangzero.train.network.NetworkSettings;
import org.shbangzero.train.network.NetworkTrainer;
import org.shbangzero.train.network.PolicyValueNetwork;
import org.shbangzero.train.network.TrainingBatch;
import org.shbangzero.train.network.export.ExportParity;

/**
 * A network in training, with its optimizer and its averaged weights. Saving, loading and going on gives the same bits as going
 * on. Used by one thread.
 */
public final class Trainer implements AutoCloseable {
    private final Game game;
    private final TrainingSettings settings;

    private final AveragedWeights average;
    private final NetworkTrainer steps;
    private TrainerState state;

    private Trainer(
            Game game,
            TrainingSettings settings,
            NetworkTrainer steps,
            PolicyValueNetwork average,
            TrainerState state) {
        this.game = game;
        this.settings = settings;
        this.steps = steps;
        this.average = new AveragedWeights(average, steps.network(), settings.averageDecay());
        this.state = state;
    }

    /** A trainer with an untrained network, which depends on the settings and the seed alone. */
    public static Trainer untrained(Game game, NetworkSettings shape, TrainingSettings settings, long seed) {
        PolicyValueNetwork network = PolicyValueNetwork.create(shape, NetworkLayout.of(game), seed);
        NetworkTrainer steps =
                new NetworkTrainer(network, settings.optimizer(), settings.valueLossWeight(), settings.replicas());
        return new Trainer(game, settings, steps, network.copy(), new TrainerState(0, 0, seed));
    }

    /**
     * A trainer that goes on from a checkpoint, with the settings it was trained with.
     *
     * @param checkpoint a folder that {@link #save} wrote
     * @throws org.shbangzero.core.InputException if a file is missing, damaged, or of another game
     */
    public static Trainer resume(Path checkpoint, Game game, TrainingSettings settings) {
        CheckpointFiles files = new CheckpointFiles(checkpoint);
        NetworkLayout layout = NetworkLayout.of(game);
        NetworkTrainer steps = files.readTrainer(layout, settings);
        return new Trainer(game, settings, steps, files.readAverage(layout), files.readState());
    }

    /** Hears of training as it goes. */
    @FunctionalInterface
    public interface IntervalListener {
        IntervalListener NONE = report -> {};

        void onInterval(TrainingReport report) throws IOException;
    }

    /**
     * Trains.
     *
     * @param source positions, of which {@code count * batchSize} are taken (and some more read ahead)
     * @param count steps to do
     * @param interval steps of an interval
     * @param intervals hears of each interval
     * @param progress counts steps
     * @return about all steps done now
     * @throws org.shbangzero.train.network.NonFiniteStepException if a step's loss or gradient is not finite; the weights are
     *     those before that step
     * @throws InterruptedException if the thread was interrupted, between two steps
     */
    public TrainingReport train(
            SampleSource source, long count, int interval, IntervalListener intervals, ProgressListener progress)
            throws IOException, InterruptedException {
        BatchAssembler assembler = new BatchAssembler(game, settings.mirror(), settings.valueBlend());
        try (Prefetch batches = new Prefetch(
                source, assembler, new ReplayBatch(game), settings.batchSize(), state.step(), count, state.seed())) {
            ReportBuilder total = new ReportBuilder(batches);
            ReportBuilder part = new ReportBuilder(batches);
            for (long done = 1; done <= count; done++) {
                step(batches.next(), total, part);
                if (part.steps() == interval || done == count) {
                    intervals.onInterval(report(part));
                    part = new ReportBuilder(batches);
                }
                progress.onProgress(done, count);
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
            }
            return report(total);
        }
    }

    private void step(TrainingBatch batch, ReportBuilder total, ReportBuilder part) {
        var report = steps.step(batch, Math.toIntExact(state.step()));
        average.update(state.step());
        state = new TrainerState(state.step() + 1, state.positions() + batch.size(), state.seed());
        total.add(report, batch.size());
        part.add(report, batch.size());
    }

    private TrainingReport report(ReportBuilder builder) {
        return builder.build(state.step(), steps.regularization());
    }

    /**
     * Writes a checkpoint: {@code model.zip} (weights and optimizer), {@code ema.zip} (averaged weights), {@code state.json},
     * {@code model.onnx} (of the averaged weights) and {@code meta.json}. The ONNX file is compared with the network first.
     *
     * @param folder exists
     * @param description further entries for {@code meta.json} and the ONNX file's metadata
     * @throws IllegalStateException if ONNX Runtime does not give what the network gives
     */
    public ExportParity save(Path folder, Map<String, String> description) throws IOException {
        return new CheckpointFiles(folder).write(steps, average.network(), state, game, description);
    }

    public TrainerState state() {
        return state;
    }

    /** The network of the averaged weights, which is what plays. It changes as training goes on. */
    public PolicyValueNetwork averagedNetwork() {
        return average.network();
    }

    @Override
    public void close() {
        steps.close();
    }
}
