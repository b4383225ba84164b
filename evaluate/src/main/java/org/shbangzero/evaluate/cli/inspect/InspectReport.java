package org.shbangzero.evaluate.cli.inspect;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.match.GameRecord;
import org.shbangzero.evaluate.match.GameTableFile;
import org.shbangzero.evaluate.match.TextLayout;
import org.shbangzero.selfplay.replay.ReplayFile;
import org.shbangzero.selfplay.replay.ReplayRow;
import org.shbangzero.selfplay.replay.ReplayStatistics;
import org.shbangzero.selfplay.replay.ValueCalibration;

/** Prints what {@link InspectCommand} found. */
final class InspectReport {
    private static final int TOP_MOVES = 5;

    private final PrintWriter out;

    InspectReport(PrintWriter out) {
        this.out = out;
    }

    void summary(List<ReplayFile> files, ReplayStatistics statistics) {
        ReplayFile first = files.get(0);
        long bytes = files.stream().mapToLong(ReplayFile::bytes).sum();
        int rows = statistics.rows();
        line("files", "%d, %,d bytes, %.0f bytes a row", files.size(), bytes, rows == 0 ? 0 : (double) bytes / rows);
        line("game", "%s (%s, %s)", first.game(), first.planes(), first.policy());
        positions(statistics);
        results(statistics);
        calibration(statistics.calibration());
        out.println();
        out.println("columns");
        ReplayFile.columns().forEach(column -> out.println("  " + column));
    }

    private void positions(ReplayStatistics statistics) {
        int rows = statistics.rows();
        line("rows", "%,d, of which %,d train the policy", rows, statistics.policyRows());
        line("games", "%,d, of which %,d adjudicated", statistics.games(), statistics.adjudicatedGames());
        line(
                "length",
                "mean %.1f, shortest %d, median %d, longest %d plies",
                statistics.meanLength(),
                statistics.length(0),
                statistics.length(0.5),
                statistics.length(1));
        line(
                "policy",
                "entropy %.3f nats (%.3f if uniform), as of %.1f equally good moves among %.1f legal ones",
                statistics.meanEntropy(),
                statistics.meanUniformEntropy(),
                Math.exp(statistics.meanEntropy()),
                statistics.meanMoves());
        line(
                "duplicates",
                "rows that show an earlier position again %,d (%.1f %%), games that repeat an earlier one %,d",
                statistics.repeatedPositions(),
                percent(statistics.repeatedPositions(), rows),
                statistics.repeatedGames());
    }

    private void results(ReplayStatistics statistics) {
        out.println();
        out.println("results");
        statistics
                .gamesByResult()
                .forEach((result, games) ->
                        print("  %-24s %,8d  %5.1f %%", result, games, percent(games, statistics.games())));
    }

    /** Many matches, a few words of each. */
    void matches(Path folder, Map<Path, GameTableFile> tables) {
        out.print(TextLayout.wrapped(
                "",
                folder + " holds the tables of " + tables.size() + (tables.size() == 1 ? " match" : " matches")
                        + ", and no replay files; name a file for its report:"));
        tables.forEach((file, table) -> out.print(TextLayout.wrapped(
                "  " + folder.relativize(file) + "  ",
                table.game() + ", " + table.games().size() + " games: "
                        + table.report().line())));
    }

    /** What the report of a match does not tell of its games. */
    void match(GameTableFile table, long bytes) {
        LongSummaryStatistics millis =
                table.games().stream().mapToLong(GameRecord::millis).summaryStatistics();
        long failures =
                table.games().stream().filter(game -> game.failure() != null).count();
        out.println();
        line("rows", "%,d games, %,d bytes", table.games().size(), bytes);
        line("time", "mean %.1f s a game, longest %.1f s", millis.getAverage() / 1000, longest(millis) / 1000);
        line("failures", "%,d games ended because a player could not go on", failures);
    }

    private static double longest(LongSummaryStatistics millis) {
        return millis.getCount() == 0 ? 0 : (double) millis.getMax();
    }

    private void calibration(ValueCalibration values) {
        out.println();
        out.println("search's score (win - loss) against the result (+1, 0, -1), for the side to move");
        for (int bin = 0; bin < ValueCalibration.BINS; bin++) {
            if (values.rows(bin) > 0) {
                print(
                        "  %+.1f to %+.1f  %,8d rows, mean score %+.2f, mean result %+.2f",
                        values.from(bin),
                        values.from(bin + 1),
                        values.rows(bin),
                        values.meanScore(bin),
                        values.meanResult(bin));
            }
        }
    }

    void position(Game game, long number, ReplayRow row) {
        Position position = game.parse(row.fen());
        out.println();
        print("row %,d: game %s, ply %d", number, row.origin().gameId(), row.ply());
        out.println(position.draw(Side.WHITE).stripTrailing());
        out.println();
        print("%-11s %s", "fen", row.fen());
        line("root", "win %.2f, draw %.2f, loss %.2f", row.rootWin(), row.rootDraw(), row.rootLoss());
        line("policy", "%s", topMoves(position, row));
        line(
                "played",
                "%s, by %d simulations of %s",
                row.move(),
                row.simulations(),
                row.origin().checkpoint());
        line(
                "result",
                "%+d for the side to move (%s), plies to the end %d",
                row.result(),
                row.endReason().text(),
                row.pliesLeft());
    }

    /** The moves that the search liked best, with their probabilities. */
    private static String topMoves(Position position, ReplayRow row) {
        int[] legal = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(legal);
        Map<String, Float> probabilities = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            int at = Arrays.binarySearch(row.policyIndex(), position.policyIndex(legal[i]));
            probabilities.put(position.uci(legal[i]), at < 0 ? 0 : row.policyProb()[at]);
        }
        return probabilities.entrySet().stream()
                .sorted(Map.Entry.<String, Float>comparingByValue().reversed())
                .limit(TOP_MOVES)
                .map(move -> String.format(Locale.ROOT, "%s %.2f", move.getKey(), move.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static double percent(long part, long whole) {
        return whole == 0 ? 0 : 100.0 * part / whole;
    }

    private void line(String label, String format, Object... values) {
        out.print(TextLayout.wrapped(
                String.format(Locale.ROOT, "%-11s ", label), String.format(Locale.ROOT, format, values)));
    }

    private void print(String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
    }
}
