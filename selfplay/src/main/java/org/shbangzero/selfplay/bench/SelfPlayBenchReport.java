package org.shbangzero.selfplay.bench;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * What {@link SelfPlayBench} measured.
 *
 * @param network file that was measured
 * @param game id of its game
 * @param rawEvaluationsPerSecond of the network alone, in the same threads, with the same batches, in turn with self-play
 * @param evaluationsPerSecond inside self-play: positions really sent to the network
 * @param bytesPerRow of the replay files
 * @param peakMemoryBytes largest resident set of this process until the end of the network's part; empty if unknown
 * @param free speed without a network
 */
public record SelfPlayBenchReport(
        SelfPlayBenchSettings settings,
        String network,
        String game,
        double rawEvaluationsPerSecond,
        double evaluationsPerSecond,
        double simulationsPerSecond,
        double positionsPerSecond,
        double gamesPerSecond,
        double bytesPerRow,
        OptionalLong peakMemoryBytes,
        List<SearchRate> free) {
    public SelfPlayBenchReport {
        free = List.copyOf(free);
    }

    /** Evaluations per second inside self-play by those of the network alone: 1 would be self-play for nothing. */
    public double ratio() {
        return evaluationsPerSecond / rawEvaluationsPerSecond;
    }

    /** A table for people. */
    public String toText() {
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "%s, %s: %d simulations, %d threads, %d games in flight, at most %d plies%n",
                network,
                game,
                settings.simulations(),
                settings.threads(),
                settings.gamesInFlight(),
                settings.maxPlies()));
        line(text, "network alone", "%,.0f evaluations/s", rawEvaluationsPerSecond);
        line(text, "network inside self-play", "%,.0f evaluations/s", evaluationsPerSecond);
        line(text, "ratio", "%.3f", ratio());
        line(text, "self-play", "%,.0f simulations/s", simulationsPerSecond);
        line(text, "", "%,.1f positions/s", positionsPerSecond);
        line(text, "", "%,.2f games/s", gamesPerSecond);
        line(text, "replay files", "%.1f bytes/row", bytesPerRow);
        if (peakMemoryBytes.isPresent()) {
            line(text, "peak resident memory", "%,.0f MiB", peakMemoryBytes.getAsLong() / 1048576.0);
        }
        text.append(String.format("%nfree evaluator, one thread, no cache, no tree reuse%n"));
        for (SearchRate rate : free) {
            String name = rate.game() + ", " + rate.algorithm().name().toLowerCase(Locale.ROOT);
            line(text, name, "%,.0f simulations/s", rate.simulationsPerSecond());
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String format, double value) {
        text.append(String.format(Locale.ROOT, "  %-26s%s%n", name, String.format(Locale.ROOT, format, value)));
    }
}
