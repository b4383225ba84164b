package org.shbangzero.evaluate.match;

import java.util.List;
import java.util.Locale;
import org.shbangzero.evaluate.stats.Trinomial;

/** The report of a match of more than two players as tables for people. */
final class TournamentText {
    private final TournamentReport report;
    private final StringBuilder out = new StringBuilder();

    TournamentText(TournamentReport report) {
        this.report = report;
    }

    String text() {
        List<Standing> standings = report.standings();
        int width = Math.max(
                6, standings.stream().mapToInt(s -> s.name().length()).max().orElse(0));
        long games = standings.stream().mapToLong(s -> s.results().games()).sum() / 2;
        line("%s: %d players, %d games", report.game(), standings.size(), games);
        line("  %3s %-" + width + "s %6s %8s %6s %6s %6s", "", "player", "games", "score", "won", "drawn", "lost");
        for (int i = 0; i < standings.size(); i++) {
            Standing standing = standings.get(i);
            Trinomial results = standing.results();
            line(
                    "  %2d. %-" + width + "s %6d %6.1f %% %6d %6d %6d",
                    i + 1,
                    standing.name(),
                    results.games(),
                    100 * results.score(),
                    results.wins(),
                    results.draws(),
                    results.losses());
        }
        encounters(width);
        return out.toString();
    }

    private void encounters(int width) {
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
