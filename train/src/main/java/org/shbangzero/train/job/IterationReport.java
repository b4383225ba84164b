package org.shbangzero.train.job;

import java.util.Locale;
import java.util.Optional;
import org.shbangzero.evaluate.stats.Elo;
import org.shbangzero.evaluate.stats.Interval;
import org.shbangzero.train.job.Metrics.Column;

/** What an iteration came to, as a row of the console's table and of the metrics file. */
final class IterationReport {
    static final String TABLE_HEADER = String.format(
            Locale.ROOT,
            "%4s %6s %9s %6s %6s %8s %8s %18s %18s %18s %8s",
            "iter",
            "games",
            "positions",
            "draws",
            "plies",
            "policy",
            "value",
            "Elo vs best",
            "Elo vs start",
            "Elo vs random",
            "time");

    private static final String START = RunFolder.checkpointName(0);
    private static final String RANDOM = "random";

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

    String tableRow() {
        GameCounts counts = iteration.counts();
        Manifest.Losses losses = iteration.checkpoint().losses();
        return String.format(
                Locale.ROOT,
                "%4d %6d %9d %5.0f%% %6.0f %8.3f %8.3f %18s %18s %18s %8s",
                iteration.number(),
                counts.games(),
                counts.positions(),
                100 * counts.drawShare(),
                counts.meanPlies(),
                losses.policy(),
                losses.value(),
                elo(best),
                elo(START),
                elo(RANDOM),
                times.text());
    }

    private String elo(String opponent) {
        return against(opponent).map(match -> match.report().elo().toString()).orElse("-");
    }

    private Optional<MatchResult> against(String opponent) {
        return iteration.matches().stream()
                .filter(match -> match.opponent().equals(opponent))
                .findFirst();
    }

    Metrics.Row metricsRow() {
        GameCounts counts = iteration.counts();
        long total = manifest.iterations().stream()
                .limit(iteration.number() + 1L)
                .mapToLong(each -> each.counts().positions())
                .sum();
        Manifest.Checkpoint checkpoint = iteration.checkpoint();
        Metrics.Row row = new Metrics.Row(Metrics.ITERATION, iteration.number(), checkpoint.step())
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
                .set(checkpoint.losses())
                .set(Column.BEST, iteration.best());
        set(row, best, Column.SCORE_BEST, Column.ELO_BEST, Column.ELO_BEST_LOWER, Column.ELO_BEST_UPPER);
        set(row, START, Column.SCORE_START, Column.ELO_START, Column.ELO_START_LOWER, Column.ELO_START_UPPER);
        set(row, RANDOM, Column.SCORE_RANDOM, Column.ELO_RANDOM, Column.ELO_RANDOM_LOWER, Column.ELO_RANDOM_UPPER);
        return row;
    }

    private void set(Metrics.Row row, String opponent, Column score, Column elo, Column lower, Column upper) {
        against(opponent).ifPresent(match -> {
            Elo difference = match.report().elo();
            Interval interval = difference.difference();
            row.set(score, match.report().score().estimate())
                    .set(elo, interval.estimate())
                    .set(lower, interval.lower())
                    .set(upper, interval.upper());
        });
    }
}
