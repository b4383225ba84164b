package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.selfplay.ProgressListener;

/**
 * The work of an iteration, which the {@link TrainingJob} puts in order and keeps account of. Each piece gives the same
 * result whenever it is done again with the same task, and may be stopped by interrupting its thread.
 */
interface Stages {
    /** Hears of what was done, and writes it down. */
    @FunctionalInterface
    interface Listener<T> {
        void accept(T what) throws IOException;
    }

    /** Writes the untrained network: the files of a checkpoint, to an empty folder. */
    void createUntrained(Path folder) throws IOException, InterruptedException;

    /**
     * Plays games with one network.
     *
     * @param written hears of each replay file once it has its final name; called from one thread at a time
     * @param progress counts games
     */
    void play(GamesTask task, Listener<Manifest.Shard> written, ProgressListener progress)
            throws IOException, InterruptedException;

    /**
     * Games to play.
     *
     * @param player number of the checkpoint that plays
     * @param shards which of the iteration's replay files are wanted
     */
    record GamesTask(int iteration, int player, Set<Integer> shards) {}

    /**
     * Trains on from a checkpoint, and writes the files of the next to an empty folder.
     *
     * @param intervals hears of each interval of training
     * @param progress counts steps
     */
    Manifest.Losses train(TrainingTask task, Listener<Interval> intervals, ProgressListener progress)
            throws IOException, InterruptedException;

    /**
     * Training to do.
     *
     * @param from folder of the checkpoint to go on from
     * @param firstStep steps done in all before
     * @param steps to do, at least 0
     * @param replay the run's replay files, oldest first
     * @param target the folder to write to
     */
    record TrainingTask(
            int iteration, Path from, long firstStep, long steps, List<Manifest.Shard> replay, Path target) {}

    /**
     * Means over some steps of training.
     *
     * @param step steps done in all at its end
     * @param waitShare share of the time spent waiting for positions to train on, 0 to 1
     */
    record Interval(
            long step, Manifest.Losses losses, double learningRate, double samplesPerSecond, double waitShare) {}

    /**
     * Plays a match, or the rest of one that was interrupted.
     *
     * @param progress counts games
     */
    MatchResult match(MatchTask task, ProgressListener progress) throws IOException, InterruptedException;

    /** Hears that a match's result is recorded: what was kept to go on with it is no longer needed. */
    void recorded(MatchTask task) throws IOException;

    /**
     * A match to play.
     *
     * @param name names its files, e.g. {@code iter-000012-vs-random}
     * @param candidate number of the checkpoint that is measured
     * @param opponent what the manifest calls the other player
     * @param games even
     * @param simulations per move of both
     * @param test stops the match when it is decided
     */
    record MatchTask(String name, int candidate, String opponent, int games, int simulations, Optional<Sprt> test) {}
}
