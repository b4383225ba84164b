package org.shbangzero.evaluate.match;

import static org.shbangzero.evaluate.match.TextLayout.counted;

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

    private int longestName() {
        return report.players().stream().mapToInt(String::length).max().orElse(0);
    }

    private void standings(List<Standing> standings, String eloTitle) {
        long games = standings.stream().mapToLong(s -> s.results().games()).sum() / 2;
        line(report.game() + ": " + counted(standings.size(), "player") + ", " + counted(games, "game"));
        TextTable fitting = TextLayout.fitting(longestName(), most -> {
            TextTable table = new TextTable("rlrrrrrl", " ")
                    .row("   ", "player", "games", "score", "won", "drawn", "lost", eloTitle);
            for (int i = 0; i < standings.size(); i++) {
                table.row(cells(i + 1, standings.get(i), most, eloTitle.isEmpty()));
            }
            return table;
        });
        fitting.lines().forEach(this::line);
    }

    private String[] cells(int rank, Standing standing, int mostOfName, boolean withoutElo) {
        Trinomial results = standing.results();
        return new String[] {
            "  " + rank + ".",
            TextLayout.shortened(standing.name(), mostOfName),
            "" + results.games(),
            String.format(Locale.ROOT, "%.1f %%", 100 * results.score()),
            "" + results.wins(),
            "" + results.draws(),
            "" + results.losses(),
            withoutElo ? "" : " " + elo(standing)
        };
    }

    /** A number above or below the anchor has a sign; one on the anchor's own scale does not. */
    private String elo(Standing standing) {
        if (standing.name().equals(report.anchor().player())) {
            return String.format(Locale.ROOT, "%.0f", report.anchor().elo());
        }
        if (standing.elo() == null) {
            return "";
        }
        return report.anchor().elo() == 0
                ? standing.elo().toString()
                : standing.elo().unsigned();
    }

    private void encounters() {
        line("");
        TextTable fitting = TextLayout.fitting(longestName(), most -> {
            TextTable table = new TextTable("lrrl", " ").row("  encounter", "games", "won-drawn-lost", " Elo");
            for (MatchReport encounter : report.encounters()) {
                Trinomial results = encounter.results();
                table.row(
                        "  " + TextLayout.shortened(encounter.first(), most) + " - "
                                + TextLayout.shortened(encounter.second(), most),
                        "" + results.games(),
                        results.wins() + "-" + results.draws() + "-" + results.losses(),
                        " " + encounter.elo());
            }
            return table;
        });
        fitting.lines().forEach(this::line);
    }

    private void line(String line) {
        out.append(line).append(System.lineSeparator());
    }
}
