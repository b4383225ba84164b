package org.shbangzero.train.job;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.shbangzero.evaluate.match.Gate;
import org.shbangzero.evaluate.match.MatchReport;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.selfplay.io.Checksum;
import org.shbangzero.train.job.EvaluationSettings.GateKind;

/** The matches of a run: after each iteration against the best and the anchors, and at the end. */
final class MatchRounds {
    /** Whom the final evaluation plays: the untrained network, and the player that everyone knows the strength of. */
    static final List<String> FINAL_OPPONENTS = List.of(RunFolder.checkpointName(0), "random");

    private static final int LONGEST_NAME = 60;

    private final Run run;
    private final EvaluationSettings settings;
    private final Stages stages;
    private final JobConsole console;
    private final TimePlan time;

    MatchRounds(Run run, EvaluationSettings settings, Stages stages, JobConsole console, TimePlan time) {
        this.run = run;
        this.settings = settings;
        this.stages = stages;
        this.console = console;
        this.time = time;
    }

    /**
     * Plays the matches that an iteration still lacks, and records each.
     *
     * @param best the best checkpoint before this iteration
     */
    Manifest.Iteration afterIteration(Manifest.Iteration iteration, int best) throws IOException, InterruptedException {
        if (settings.games() == 0) {
            return iteration;
        }
        String bestName = RunFolder.checkpointName(best);
        Set<String> opponents = new LinkedHashSet<>();
        opponents.add(bestName);
        settings.anchors().forEach(anchor -> opponents.add(opponentName(anchor)));
        iteration.matches().forEach(match -> opponents.remove(match.opponent()));
        Manifest.Iteration current = iteration;
        for (String opponent : opponents) {
            Optional<Sprt> test = opponent.equals(bestName) ? settings.rule().stopRule() : Optional.empty();
            Stages.MatchTask task =
                    task("iter", iteration.number(), opponent, settings.games(), settings.simulations(), test);
            current = current.withMatch(play(task));
            run.save(current);
            stages.recorded(task);
        }
        return current;
    }

    /** What the manifest calls an anchor. */
    static String opponentName(String anchor) {
        return anchor.equals(EvaluationSettings.START) ? RunFolder.checkpointName(0) : anchor;
    }

    /** Whether the iteration's network becomes the best; says why when there is a gate. */
    boolean passes(Manifest.Iteration iteration, int best) {
        if (settings.gate() == GateKind.NONE) {
            return true;
        }
        MatchReport againstBest = iteration.matches().stream()
                .filter(match -> match.opponent().equals(RunFolder.checkpointName(best)))
                .map(MatchResult::report)
                .findFirst()
                .orElseThrow();
        Gate.Decision decision = settings.rule().decide(againstBest);
        console.note("checkpoint " + RunFolder.checkpointName(iteration.number())
                + (decision.promoted() ? " is the new best: " : " does not replace the best: ") + decision.reason());
        return decision.promoted();
    }

    /** Plays what the final evaluation of the best network still lacks, and records each match. */
    void evaluateFinally() throws IOException, InterruptedException {
        int best = run.manifest().best();
        if (settings.finalGames() == 0 || best == 0) {
            return;
        }
        Manifest.Standing standing =
                new Manifest.Standing(best, settings.finalGames(), settings.finalSimulations(), List.of());
        Manifest.Standing before = run.manifest().standing();
        if (before != null && before.isLike(standing)) {
            standing = before;
        }
        for (String opponent : FINAL_OPPONENTS) {
            if (standing.matches().stream().noneMatch(match -> match.opponent().equals(opponent))) {
                Stages.MatchTask task = task(
                        "final", best, opponent, settings.finalGames(), settings.finalSimulations(), Optional.empty());
                standing = standing.withMatch(play(task));
                run.save(run.manifest().withStanding(standing));
                stages.recorded(task);
            }
        }
    }

    private Stages.MatchTask task(
            String prefix, int candidate, String opponent, int games, int simulations, Optional<Sprt> test) {
        String name = prefix + "-" + RunFolder.checkpointName(candidate) + "-vs-" + fileName(opponent);
        return new Stages.MatchTask(name, candidate, opponent, games, simulations, test);
    }

    /** An opponent as part of a file's name; one that does not fit gets a checksum, so that no two share it. */
    private static String fileName(String opponent) {
        String plain = opponent.replaceAll("[^A-Za-z0-9._-]+", "_");
        if (plain.equals(opponent) && plain.length() <= LONGEST_NAME) {
            return plain;
        }
        return plain.substring(0, Math.min(plain.length(), LONGEST_NAME)) + "-" + Checksum.of(opponent);
    }

    private MatchResult play(Stages.MatchTask task) throws IOException, InterruptedException {
        String what = "checkpoint " + RunFolder.checkpointName(task.candidate()) + " against " + task.opponent();
        double start = time.elapsedSeconds();
        MatchResult result;
        try (JobConsole.Phase phase = console.phase(what, "games")) {
            result = stages.match(task, phase);
        }
        long games = result.report().results().games();
        time.matchTook(time.elapsedSeconds() - start, games, task.simulations());
        return result;
    }
}
