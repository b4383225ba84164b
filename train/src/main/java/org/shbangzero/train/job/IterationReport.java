package org.shbangzero.train.job;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.shbangzero.evaluate.match.MatchReport;
import org.shbangzero.evaluate.stats.Interval;
import org.shbangzero.train.job.Metrics.Column;

/** What an iteration came to, as a row of the console's table and as rows of the metrics file. */
final class IterationReport {
    /** Room for {@code +108 [-131, +346]} and two spaces. */
    private static final String ELO_CELL = "%19s";

    private static final String BEST = "best";

    private final Manifest manifest;
    private final Manifest.Iteration iteration;
    private final String best;
    private final PhaseTimes times;

    /**
     * Describes a complete iteration.
     *
     * @param best what the manifest calls the opponent that was the best before
     */
    IterationReport(Manifest manifest, Manifest.Iteration iteration, String best, PhaseTimes times) {
        this.manifest = manifest;
        this.iteration = iteration;
        this.best = best;
        this.times = times;
    }

    /** The table's header, with a column for the best and for each anchor. */
    static String tableHeader(List<String> anchors) {
        return String.format(
                        Locale.ROOT,
                        "%4s %6s %9s %6s %6s %8s %8s",
                        "iter",
                        "games",
                        "positions",
                        "draws",
                        "plies",
                        "policy",
                        "value")
                + Stream.concat(Stream.of(BEST), anchors.stream())
                        .map(opponent -> String.format(ELO_CELL, heading(opponent)))
                        .collect(Collectors.joining())
                + String.format("%9s", "time");
    }

    /** Of a long name the end says most: it may be the path of a network. */
    private static String heading(String opponent) {
        int room = 10;
        return "Elo vs "
                + (opponent.length() <= room ? opponent : "…" + opponent.substring(opponent.length() - room + 1));
    }

    String tableRow(List<String> anchors) {
        GameCounts counts = iteration.counts();
        Manifest.Losses losses = iteration.checkpoint().losses();
        return String.format(
                        Locale.ROOT,
                        "%4d %6d %9d %5.0f%% %6.0f %8.3f %8.3f",
                        iteration.number(),
                        counts.games(),
                        counts.positions(),
                        100 * counts.drawShare(),
                        counts.meanPlies(),
                        losses.policy(),
                        losses.value())
                + Stream.concat(Stream.of(best), anchors.stream().map(MatchRounds::opponentName))
                        .map(opponent -> String.format(ELO_CELL, elo(opponent)))
                        .collect(Collectors.joining())
                + String.format("%9s", times.text());
    }

    private String elo(String opponent) {
        return against(opponent).map(match -> match.report().elo().toString()).orElse("-");
    }

    private Optional<MatchResult> against(String opponent) {
        return iteration.matches().stream()
                .filter(match -> match.opponent().equals(opponent))
                .findFirst();
    }

    /** The rows of the matches, then the iteration's own. */
    List<Metrics.Row> metricsRows() {
        return Stream.concat(iteration.matches().stream().map(this::row), Stream.of(iterationRow()))
                .toList();
    }

    private Metrics.Row row(MatchResult match) {
        MatchReport report = match.report();
        Interval elo = report.elo().difference();
        return newRow(Metrics.MATCH)
                .set(Column.GAMES, report.results().games())
                .set(
                        Column.DRAW_SHARE,
                        (double) report.results().draws() / report.results().games())
                .set(Column.MEAN_PLIES, report.averagePlies())
                .set(Column.OPPONENT, match.opponent())
                .set(Column.SCORE, report.score().estimate())
                .set(Column.ELO, elo.estimate())
                .set(Column.ELO_LOWER, elo.lower())
                .set(Column.ELO_UPPER, elo.upper());
    }

    private Metrics.Row newRow(String kind) {
        return new Metrics.Row(kind, iteration.number(), iteration.checkpoint().step());
    }

    private Metrics.Row iterationRow() {
        GameCounts counts = iteration.counts();
        long total = manifest.iterations().stream()
                .limit(iteration.number() + 1L)
                .mapToLong(each -> each.counts().positions())
                .sum();
        return newRow(Metrics.ITERATION)
                .set(Column.SECONDS_SELFPLAY, times.selfPlay())
                .set(Column.SECONDS_TRAINING, times.training())
                .set(Column.SECONDS_MATCHES, times.matches())
                .set(Column.PLAYER, iteration.player())
                .set(Column.GAMES, counts.games())
                .set(Column.POSITIONS, counts.positions())
                .set(Column.TOTAL_POSITIONS, total)
                .set(Column.DRAW_SHARE, counts.drawShare())
                .set(Column.MEAN_PLIES, counts.meanPlies())
                .set(Column.OVERLONG_GAMES, counts.overlong())
                .set(Column.RESIGNED_GAMES, counts.resigned())
                .set(iteration.checkpoint().losses())
                .set(Column.BEST, iteration.best());
    }
}
