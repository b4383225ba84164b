package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.shbangzero.evaluate.stats.Trinomial;

/** The report of a match of more than two players as tables for people. */
final class TournamentText {
    private static final int NAMED_IN_LINE = 3;

    private final TournamentReport report;
    private final StringBuilder out = new StringBuilder();

    TournamentText(TournamentReport report) {
        this.report = report;
    }

    String text() {
        standings(report.ratedStandings(), "Elo");
        encounters();
        return out.toString();
    }

    List<String> liveLines(int most) {
        standings(report.standings(), "");
        List<String> lines = new ArrayList<>(out.toString().lines().toList());
        if (lines.size() > most) {
            int hidden = lines.size() - most + 1;
            lines.subList(most - 1, lines.size()).clear();
            lines.add("  and " + hidden + " more");
        }
        return lines;
    }

    /** The best players, and how much they scored. */
    String line() {
        List<Standing> standings = report.standings();
        String best = standings.stream()
                .limit(NAMED_IN_LINE)
                .map(standing -> String.format(
                        Locale.ROOT,
                        "%s %.1f %%",
                        standing.name(),
                        100 * standing.results().score()))
                .collect(Collectors.joining(", "));
        int others = standings.size() - NAMED_IN_LINE;
        return others > 0 ? best + " and " + others + " more" : best;
    }

    private int nameWidth() {
        return Math.max(
                6, report.players().stream().mapToInt(String::length).max().orElse(0));
    }

    private void standings(List<Standing> standings, String eloTitle) {
        int width = nameWidth();
        long games = standings.stream().mapToLong(s -> s.results().games()).sum() / 2;
        line("%s: %d players, %d games", report.game(), standings.size(), games);
        line(
                "  %3s %-" + width + "s %6s %8s %6s %6s %6s  %s",
                "",
                "player",
                "games",
                "score",
                "won",
                "drawn",
                "lost",
                eloTitle);
        for (int i = 0; i < standings.size(); i++) {
            Standing standing = standings.get(i);
            Trinomial results = standing.results();
            line(
                    "  %2d. %-" + width + "s %6d %6.1f %% %6d %6d %6d  %s",
                    i + 1,
                    standing.name(),
                    results.games(),
                    100 * results.score(),
                    results.wins(),
                    results.draws(),
                    results.losses(),
                    eloTitle.isEmpty() ? "" : elo(standing));
        }
    }

    private String elo(Standing standing) {
        if (standing.name().equals(report.anchor().player())) {
            return String.format(Locale.ROOT, "%.0f", report.anchor().elo());
        }
        return standing.elo() == null ? "" : standing.elo().toString();
    }

    private void encounters() {
        int width = nameWidth();
        line("%n  %-" + (2 * width + 3) + "s %6s %16s  %s", "encounter", "games", "won-drawn-lost", "Elo");
        for (MatchReport encounter : report.encounters()) {
            Trinomial results = encounter.results();
            line(
                    "  %-" + (2 * width + 3) + "s %6d %16s  %s",
                    encounter.first() + " - " + encounter.second(),
                    results.games(),
                    results.wins() + "-" + results.draws() + "-" + results.losses(),
                    encounter.elo());
        }
    }

    private void line(String pattern, Object... values) {
        out.append(String.format(Locale.ROOT, pattern, values)).append(System.lineSeparator());
    }
}
