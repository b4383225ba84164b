package org.shbangzero.evaluate.match;

import static org.shbangzero.evaluate.match.TextLayout.counted;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.shbangzero.evaluate.stats.Interval;
import org.shbangzero.evaluate.stats.Pentanomial;
import org.shbangzero.evaluate.stats.Trinomial;

/** A match's report as a table for people. */
final class MatchText {
    private static final String UNKNOWN = "-";

    private final MatchReport report;
    private final StringBuilder out = new StringBuilder();

    MatchText(MatchReport report) {
        this.report = report;
    }

    String table() {
        header();
        score();
        row("superior", isEmpty() ? UNKNOWN : format("%.1f %% likely", 100 * report.likelihoodOfSuperiority()));
        row("pairs", pairs(report.pairs()));
        row("ended by", endReasons());
        row("length", format("%.0f plies on average", report.averagePlies()));
        row("White", "scored " + percent(report.whiteScore()));
        row("drawn", percent(report.drawShare()));
        repeats();
        sprt();
        return out.toString();
    }

    List<String> liveLines() {
        header();
        score();
        sprt();
        return out.toString().lines().toList();
    }

    String line() {
        String ratio = report.sprt() == null ? "" : ", " + ratio(report.sprt());
        return report.first() + " " + counts() + ", Elo " + (isEmpty() ? UNKNOWN : report.elo()) + ratio;
    }

    String summary(String conditions) {
        Interval score = report.score();
        return format(
                "%.1f %% of %d games%s (%d won, %d drawn, %d lost; 95 %% interval %.1f to %.1f %%); Elo %s",
                100 * score.estimate(),
                report.results().games(),
                conditions,
                report.results().wins(),
                report.results().draws(),
                report.results().losses(),
                100 * score.lower(),
                100 * score.upper(),
                report.elo());
    }

    private void header() {
        out.append(format(
                "%s against %s, %s: %s (%s, colours reversed)%n",
                report.first(),
                report.second(),
                report.game(),
                counted(report.results().games(), "game"),
                counted(report.pairs().pairs(), "opening")));
    }

    private boolean isEmpty() {
        return report.pairs().pairs() == 0;
    }

    private String percent(Interval share) {
        if (isEmpty()) {
            return UNKNOWN;
        }
        return format("%.1f %% [%.1f, %.1f]", 100 * share.estimate(), 100 * share.lower(), 100 * share.upper());
    }

    private void score() {
        row("score", percent(report.score()) + "   " + counts());
        row("Elo", isEmpty() ? UNKNOWN : format("%s   normalised %s", report.elo(), signed(report.normalisedElo())));
    }

    private static String signed(double elo) {
        long rounded = Math.round(elo);
        return rounded == 0 ? "0" : format("%+d", rounded);
    }

    private String counts() {
        Trinomial results = report.results();
        return format("+%d =%d -%d", results.wins(), results.draws(), results.losses());
    }

    private static String pairs(Pentanomial pairs) {
        return format(
                "%d of 0 points, %d of ½, %d of 1, %d of 1½, %d of 2",
                pairs.lossLoss(), pairs.lossDraw(), pairs.even(), pairs.winDraw(), pairs.winWin());
    }

    private String endReasons() {
        List<Map.Entry<String, Integer>> entries = report.endReasons().entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
                .toList();
        return entries.isEmpty()
                ? UNKNOWN
                : entries.stream().map(e -> e.getKey() + " " + e.getValue()).collect(Collectors.joining(", "));
    }

    private void repeats() {
        MatchReport.Repeats repeats = report.repeats();
        if (repeats.games() > 0) {
            row(
                    "repeated",
                    counted(repeats.games(), "game") + " over again, as played before; "
                            + counted(repeats.pairsLeftOut(), "pair") + " left out");
        }
        if (repeats.mirroredPairs() > 0) {
            row("alike", counted(repeats.mirroredPairs(), "pair") + " played alike, each counted as one even pair");
        }
    }

    private void sprt() {
        MatchReport.SprtState sprt = report.sprt();
        if (sprt != null) {
            row(
                    "SPRT",
                    format(
                            "%s, %s Elo [%s, %s]: %s",
                            ratio(sprt),
                            sprt.test().scale().name().toLowerCase(Locale.ROOT),
                            elo(sprt.test().elo0()),
                            elo(sprt.test().elo1()),
                            verdict(sprt)));
        }
    }

    /** Without decimals where there are none. */
    private static String elo(double elo) {
        return elo == Math.rint(elo) ? format("%.0f", elo) : Double.toString(elo);
    }

    private static String ratio(MatchReport.SprtState sprt) {
        return format("LLR %.2f in (%.2f, %.2f)", sprt.logLikelihoodRatio(), sprt.lowerBound(), sprt.upperBound());
    }

    private static String verdict(MatchReport.SprtState sprt) {
        return switch (sprt.verdict()) {
            case ACCEPT_H0 -> "H0 accepted";
            case ACCEPT_H1 -> "H1 accepted";
            case CONTINUE -> "undecided";
        };
    }

    private void row(String label, String value) {
        out.append(TextLayout.row(label, value));
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
