package org.shbangzero.train.job;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.shbangzero.train.job.Metrics.Column;

/**
 * The loop: games with the best network, training, export, matches, gate. Every piece that is done is recorded in the
 * manifest before the next is begun, so a job that stops anywhere goes on where it was.
 */
final class TrainingJob {
    private final Run run;
    private final JobPlan plan;
    private final Stages stages;
    private final JobConsole console;
    private final LongSupplier nanos;
    private final TimePlan time;
    private final MatchRounds matches;

    /**
     * Prepares the loop.
     *
     * @param nanos a clock, as {@link System#nanoTime}
     */
    TrainingJob(Run run, JobPlan plan, Stages stages, JobConsole console, LongSupplier nanos) {
        this.run = run;
        this.plan = plan;
        this.stages = stages;
        this.console = console;
        this.nanos = nanos;
        this.time = new TimePlan(plan.maxMinutes(), nanos);
        this.matches = new MatchRounds(run, plan.evaluation(), stages, console, time);
    }

    /** Does what is left of the run, the final evaluation included. */
    void run() throws IOException, InterruptedException {
        if (!run.manifest().iterations().get(0).isComplete()) {
            createUntrained();
        }
        restoreGames();
        List<String> anchors = plan.evaluation().anchors();
        boolean headed = false;
        while (run.manifest().completed() < plan.iterations()) {
            if (!time.fits(2 * plan.evaluation().finalGames(), plan.evaluation().finalSimulations())) {
                console.note("no time for another iteration within " + plan.maxMinutes() + " minutes");
                break;
            }
            IterationReport report = iterate();
            if (!headed) {
                console.result(IterationReport.tableHeader(anchors));
                headed = true;
            }
            console.result(report.tableRow(anchors));
        }
        matches.evaluateFinally();
        new FinalReport(run).lines().forEach(console::result);
    }

    private void createUntrained() throws IOException, InterruptedException {
        console.note("creating the untrained network, checkpoint " + RunFolder.checkpointName(0));
        stages.createUntrained(run.beginCheckpoint(0));
        Manifest.Checkpoint checkpoint = new Manifest.Checkpoint(0, 0, null, run.publishCheckpoint(0));
        run.save(Manifest.Iteration.begin(0, 0).withCheckpoint(checkpoint).withBest(0));
    }

    /** Plays again what was found damaged of earlier iterations. */
    private void restoreGames() throws IOException, InterruptedException {
        for (Manifest.Iteration iteration : run.manifest().iterations()) {
            if (iteration.number() > 0 && iteration.checkpoint() != null) {
                play(iteration);
            }
        }
    }

    private IterationReport iterate() throws IOException, InterruptedException {
        Manifest.Iteration last = run.manifest().last();
        int best = run.manifest().best();
        Manifest.Iteration iteration = last.isComplete() ? Manifest.Iteration.begin(last.number() + 1, best) : last;
        run.save(iteration);

        long start = nanos.getAsLong();
        iteration = play(iteration);
        if (time.isOver()) {
            console.note("the " + plan.maxMinutes() + " minutes of maxMinutes are over; the iteration that was begun is"
                    + " finished nevertheless (a smaller gamesPerIteration makes iterations shorter)");
        }
        long played = nanos.getAsLong();
        iteration = train(iteration);
        long trained = nanos.getAsLong();
        iteration = matches.afterIteration(iteration, best);
        long end = nanos.getAsLong();
        PhaseTimes times = new PhaseTimes((played - start) / 1e9, (trained - played) / 1e9, (end - trained) / 1e9);
        time.iterationTook(times.total());

        iteration = iteration.withBest(matches.passes(iteration, best) ? iteration.number() : best);
        IterationReport report = new IterationReport(run.manifest(), iteration, RunFolder.checkpointName(best), times);
        run.metrics().append(report.metricsRows());
        run.save(iteration);
        return report;
    }

    private Manifest.Iteration play(Manifest.Iteration iteration) throws IOException, InterruptedException {
        Set<Integer> missing = IntStream.range(0, plan.shards()).boxed().collect(Collectors.toCollection(TreeSet::new));
        iteration.shards().forEach(shard -> missing.remove(shard.index()));
        if (missing.isEmpty()) {
            return iteration;
        }
        Stages.GamesTask task = new Stages.GamesTask(iteration.number(), iteration.player(), missing);
        try (JobConsole.Phase phase = console.phase("iteration " + iteration.number() + ": self-play", "games")) {
            stages.play(task, shard -> record(iteration.number(), shard), phase);
        }
        return run.manifest().iterations().get(iteration.number());
    }

    private void record(int iteration, Manifest.Shard shard) throws IOException {
        run.save(run.manifest().iterations().get(iteration).withShard(shard));
    }

    private Manifest.Iteration train(Manifest.Iteration iteration) throws IOException, InterruptedException {
        if (iteration.checkpoint() != null) {
            return iteration;
        }
        int number = iteration.number();
        List<Manifest.Shard> replay = run.manifest().shards();
        long positions =
                replay.stream().mapToLong(shard -> shard.counts().positions()).sum();
        long firstStep =
                run.manifest().iterations().get(number - 1).checkpoint().step();
        // One step at least, so that every checkpoint has losses; the next iteration makes up for it.
        long steps = Math.max(1, plan.stepsFor(positions) - firstStep);
        Stages.TrainingTask task = new Stages.TrainingTask(
                number, run.folder().checkpoint(number - 1), firstStep, steps, replay, run.beginCheckpoint(number));
        Manifest.Losses losses;
        try (JobConsole.Phase phase = console.phase("iteration " + number + ": training", "steps")) {
            losses = stages.train(task, interval -> record(number, interval), phase);
        }
        Manifest.Checkpoint checkpoint =
                new Manifest.Checkpoint(number, firstStep + steps, losses, run.publishCheckpoint(number));
        Manifest.Iteration trained = iteration.withCheckpoint(checkpoint);
        run.save(trained);
        return trained;
    }

    private void record(int iteration, Stages.Interval interval) throws IOException {
        run.metrics()
                .append(List.of(new Metrics.Row(Metrics.TRAINING, iteration, interval.step())
                        .set(interval.losses())
                        .set(Column.LEARNING_RATE, interval.learningRate())
                        .set(Column.SAMPLES_PER_SECOND, interval.samplesPerSecond())
                        .set(Column.WAIT_SHARE, interval.waitShare())));
    }
}
