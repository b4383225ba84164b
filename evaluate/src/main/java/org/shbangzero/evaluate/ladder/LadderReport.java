package org.shbangzero.evaluate.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.shbangzero.evaluate.match.TextLayout;
import org.shbangzero.evaluate.match.TextTable;
import org.shbangzero.evaluate.stats.PlayerRating;
import org.shbangzero.evaluate.stats.Ratings;

/**
 * The ladder of a run.
 *
 * @param game id of the game
 * @param rows the rated players, the checkpoints first, in their order
 * @param unrated names of players whom no games connect with the others yet
 * @param ratings of the whole pool
 * @param warning what stands against the ratings, or empty
 */
record LadderReport(String game, List<Row> rows, List<String> unrated, Ratings ratings, String warning) {
    /** A player on the ladder. Elo is measured from the first checkpoint, which has 0. */
    record Row(String name, boolean isCheckpoint, PlayerRating rating) {
        double elo() {
            return rating.elo();
        }

        /** Lower end of the 95 % interval. */
        double lower() {
            return elo()
                    + rating.difference().difference().lower()
                    - rating.difference().difference().estimate();
        }

        /** Upper end of the 95 % interval. */
        double upper() {
            return elo()
                    + rating.difference().difference().upper()
                    - rating.difference().difference().estimate();
        }
    }

    /**
     * Puts ratings and names together.
     *
     * @param names of the pool's players
     * @param checkpoints how many of them, from the first on, are checkpoints
     */
    static LadderReport of(String game, List<String> names, int checkpoints, Ratings ratings, String warning) {
        List<Row> rows = new ArrayList<>();
        List<String> unrated = new ArrayList<>();
        for (int player = 0; player < names.size(); player++) {
            String name = names.get(player);
            boolean isCheckpoint = player < checkpoints;
            ratings.player(player)
                    .ifPresentOrElse(rating -> rows.add(new Row(name, isCheckpoint, rating)), () -> unrated.add(name));
        }
        return new LadderReport(game, List.copyOf(rows), List.copyOf(unrated), ratings, warning);
    }

    /** A table for people, the strongest first. */
    String text() {
        StringBuilder out = new StringBuilder();
        int longest = rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
        TextLayout.fitting(longest, this::table)
                .lines()
                .forEach(line -> out.append("  ").append(line).append(System.lineSeparator()));
        line(
                out,
                "  White's advantage %s, draws between equals %.0f %%",
                ratings.whiteAdvantage(),
                100 * ratings.drawShare().estimate());
        if (!unrated.isEmpty()) {
            out.append(TextLayout.wrapped(
                    "  not rated, since no games connect them with the others: ", String.join(", ", unrated)));
        }
        if (!warning.isEmpty()) {
            out.append(TextLayout.wrapped("  warning: ", warning));
        }
        return out.toString();
    }

    private TextTable table(int mostOfName) {
        TextTable table = new TextTable("lrrr", "  ").row("player", "Elo", "games", "score");
        rows.stream()
                .sorted((a, b) -> Double.compare(b.elo(), a.elo()))
                .forEach(row -> table.row(
                        TextLayout.shortened(row.name(), mostOfName),
                        row.rating().player() == 0
                                ? "0"
                                : row.rating().difference().toString(),
                        "" + row.rating().games(),
                        String.format(Locale.ROOT, "%.1f %%", 100 * row.rating().score())));
        return table;
    }

    private static void line(StringBuilder out, String pattern, Object... values) {
        out.append(String.format(Locale.ROOT, pattern, values)).append(System.lineSeparator());
    }
}
