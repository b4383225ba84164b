package org.shbangzero.train.job;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.shbangzero.train.job.EvaluationSettings.Gate;

/** The matches of a run: after each iteration against the best and the anchors, and at the end. */
final class MatchRounds {
    /** Whom the final evaluation plays: the untrained network, and the player that everyone knows the strength of. */
    static final List<String> FINAL_OPPONENTS = List.of(RunFolder.checkpointName(0), "random");

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
            boolean sprt = settings.gate() == Gate.SPRT && opponent.equals(bestName);
            current = current.withMatch(
                    match("iter", iteration.number(), opponent, settings.games(), settings.simulations(), sprt));
            run.save(current);
        }
        return current;
    }

    private static String opponentName(String anchor) {
        return anchor.equals(EvaluationSettings.START) ? RunFolder.checkpointName(0) : anchor;
    }

    /** Whether the iteration's network becomes the best. */
    boolean passes(Manifest.Iteration iteration, int best) {
        MatchResult againstBest = iteration.matches().stream()
                .filter(match -> match.opponent().equals(RunFolder.checkpointName(best)))
                .findFirst()
                .orElse(null);
        return Gatekeeper.passes(settings, againstBest);
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
                standing = standing.withMatch(
                        match("final", best, opponent, settings.finalGames(), settings.finalSimulations(), false));
                run.save(run.manifest().withStanding(standing));
            }
        }
    }

    private MatchResult match(String prefix, int candidate, String opponent, int games, int simulations, boolean sprt)
            throws IOException, InterruptedException {
        String number = RunFolder.checkpointName(candidate);
        String name = prefix + "-" + number + "-vs-" + opponent.replaceAll("[^A-Za-z0-9._-]+", "_");
        Stages.MatchTask task =
                new Stages.MatchTask(name, run.folder().checkpoint(candidate), opponent, games, simulations, sprt);
        double start = time.elapsedSeconds();
        MatchResult result;
        try (JobConsole.Phase phase = console.phase("checkpoint " + number + " against " + opponent, "games")) {
            result = stages.match(task, phase);
        }
        time.matchTook(time.elapsedSeconds() - start, result.games(), simulations);
        return result;
    }
}
