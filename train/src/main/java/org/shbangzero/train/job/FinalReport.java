package org.shbangzero.train.job;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.shbangzero.core.ShellCommand;
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
        lines.addAll(next(learned));
        return lines;
    }

    /** Commands to go on with, the most useful one first, and what each is for. */
    private List<String> next(boolean learned) {
        String best = folder.root() + "@best";
        Map<String, String> commands = new LinkedHashMap<>();
        if (!learned) {
            int iterations = 2 * manifest.completed();
            commands.put(
                    ShellCommand.of(
                            "train",
                            folder.config(),
                            "--run",
                            folder.root(),
                            "--resume",
                            "-o",
                            "iterations=" + iterations),
                    "train longer");
        }
        commands.put(ShellCommand.of("play", "--net", best, "--open"), "play against it in the browser");
        if (learned) {
            commands.put(ShellCommand.of("match", best, "greedy", "--games", 20, "--sims", 64), "see how strong it is");
        }
        commands.put(ShellCommand.of("export", best, "-o", folder.name() + ".onnx"), "pass it on as one file");
        return aligned(commands);
    }

    private static List<String> aligned(Map<String, String> commands) {
        int width = commands.keySet().stream().mapToInt(String::length).max().orElse(0);
        List<String> lines = new ArrayList<>();
        commands.forEach((command, purpose) -> lines.add((lines.isEmpty() ? "Next: " : "      ") + command
                + " ".repeat(width - command.length()) + "  # " + purpose));
        return lines;
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
