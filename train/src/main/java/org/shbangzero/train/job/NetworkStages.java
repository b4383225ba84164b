package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.ProgressListener;

/** The stages as they are: games and matches by ONNX Runtime, training by Deeplearning4j. */
final class NetworkStages implements Stages {
    private final SelfPlayStage selfPlay;
    private final TrainingStage training;
    private final MatchStage matches;

    /**
     * Prepares the stages of a run.
     *
     * @param configHash of the settings
     * @param messages hears what is not as it should be
     * @throws org.shbangzero.core.InputException if an anchor cannot play
     */
    NetworkStages(JobSettings settings, String configHash, RunFolder folder, Consumer<String> messages) {
        Game game = settings.rules();
        selfPlay = new SelfPlayStage(
                game,
                settings.selfPlay(),
                settings.search(),
                settings.gamesPerIteration(),
                settings.seed(),
                configHash,
                folder);
        training =
                new TrainingStage(game, settings.network(), settings.training(), settings.seed(), configHash, folder);
        matches = new MatchStage(game, settings.seed(), settings.search(), settings.evaluation(), folder, messages);
        matches.checkAnchors();
    }

    @Override
    public void createUntrained(Path target) throws IOException, InterruptedException {
        training.createUntrained(target);
    }

    @Override
    public void play(GamesTask task, Listener<Manifest.Shard> written, ProgressListener progress)
            throws IOException, InterruptedException {
        selfPlay.play(task, written, progress);
    }

    @Override
    public Manifest.Losses train(TrainingTask task, Listener<Interval> intervals, ProgressListener progress)
            throws IOException, InterruptedException {
        return training.train(task, intervals, progress);
    }

    @Override
    public MatchResult match(MatchTask task, ProgressListener progress) throws IOException, InterruptedException {
        return matches.match(task, progress);
    }

    @Override
    public void recorded(MatchTask task) throws IOException {
        matches.recorded(task);
    }
}
