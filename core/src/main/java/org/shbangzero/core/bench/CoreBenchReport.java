package org.shbangzero.core.bench;

import java.util.List;
import java.util.Locale;

/**
 * What {@link CoreBench} measured.
 *
 * @param rows one a game, in the settings' order
 */
public record CoreBenchReport(CoreBenchSettings settings, List<Row> rows) {
    public CoreBenchReport {
        rows = List.copyOf(rows);
    }

    /**
     * One game's rates.
     *
     * @param game its id
     * @param perft nodes by second of processor time
     * @param randomGames plies by second of processor time
     */
    record Row(String game, RoundRates perft, RoundRates randomGames) {}

    /** A table for people. */
    public String toText() {
        Row reference = rows.stream()
                .filter(row -> row.game().equals(settings.reference().id()))
                .findFirst()
                .orElseThrow();
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "One thread, per second of its processor time; medians of %d rounds, ratios to %s.%n",
                settings.rounds(),
                reference.game()));
        text.append(String.format(
                Locale.ROOT,
                "%-10s%18s%8s%18s%8s%n",
                "game",
                "perft " + settings.depth() + " nodes/s",
                "ratio",
                "random plies/s",
                "ratio"));
        for (Row row : rows) {
            text.append(String.format(
                    Locale.ROOT,
                    "%-10s%,18.0f%8.2f%,18.0f%8.2f%n",
                    row.game(),
                    row.perft().median(),
                    row.perft().ratioTo(reference.perft()),
                    row.randomGames().median(),
                    row.randomGames().ratioTo(reference.randomGames())));
        }
        return text.toString();
    }
}
