package org.shbangzero.train.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.shbangzero.evaluate.stats.Interval;

/** What the run came to, in plain words. */
final class FinalReport {
    private static final String START = RunFolder.checkpointName(0);

    private final RunFolder folder;
    private final Manifest manifest;

    FinalReport(Run run) {
        this.folder = run.folder();
        this.manifest = run.manifest();
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        int best = manifest.best();
        lines.add("");
        if (best == 0) {
            lines.add("No network has become better than the untrained one yet.");
            return lines;
        }
        lines.add("Network: " + folder.checkpoint(best).resolve("model.onnx") + " (iteration " + best + ")");
        Optional<Interval> againstStart = Optional.empty();
        Manifest.Standing standing = manifest.standing();
        if (standing == null || standing.checkpoint() != best) {
            lines.add("It was not evaluated at the end (evaluation.finalGames is 0).");
        } else {
            standing.matches().forEach(match -> lines.add(sentence(match, standing.simulations())));
            againstStart = standing.matches().stream()
                    .filter(match -> match.opponent().equals(START))
                    .map(match -> match.report().score())
                    .findFirst();
            againstStart.ifPresent(score -> lines.add(verdict(score)));
        }
        boolean learned = againstStart.isEmpty() || againstStart.get().lower() > 0.5;
        lines.add("Next: " + (learned ? match() : goOn()));
        return lines;
    }

    private String match() {
        return "shbang match " + folder.root() + "@best greedy --games 20 --sims 64";
    }

    private String goOn() {
        return "shbang train " + folder.config() + " --run " + folder.root() + " --resume -o iterations="
                + 2 * manifest.completed();
    }

    /** E.g. "Against random: 93.0 % of 100 games at 16 simulations (…); Elo +449 [+330, +620]." */
    private static String sentence(MatchResult match, int simulations) {
        String opponent = match.opponent().equals(START) ? "its untrained start (" + START + ")" : match.opponent();
        return "Against " + opponent + ": " + match.outcome(simulations) + ".";
    }

    private static String verdict(Interval score) {
        if (score.lower() > 0.5) {
            return "It learned: it is stronger than its untrained start, with more than 95 % confidence.";
        }
        if (score.upper() < 0.5) {
            return "It got worse: it is weaker than its untrained start. Look at metrics.csv for losses that rise or games"
                    + " that all end alike.";
        }
        return "It is not shown to be stronger than its untrained start: the interval includes 50 %. Train longer, or play"
                + " more games in the evaluation.";
    }
}
