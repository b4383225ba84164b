package org.shbangzero.evaluate.ladder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.shbangzero.selfplay.io.AtomicFiles;

/** {@code ratings.csv}: one row for each player, the checkpoints first, in their order. */
final class RatingsFile {
    private static final String HEADER = "player,kind,elo,elo_lower,elo_upper,open_below,open_above,games,score\n";

    private RatingsFile() {}

    static void write(Path file, LadderReport report) throws IOException {
        StringBuilder csv = new StringBuilder(HEADER);
        for (LadderReport.Row row : report.rows()) {
            csv.append(String.format(
                    Locale.ROOT,
                    "%s,%s,%.1f,%.1f,%.1f,%s,%s,%d,%.4f%n",
                    quoted(row.name()),
                    row.isCheckpoint() ? "checkpoint" : "anchor",
                    row.elo(),
                    row.lower(),
                    row.upper(),
                    row.rating().difference().openBelow(),
                    row.rating().difference().openAbove(),
                    row.rating().games(),
                    row.rating().score()));
        }
        AtomicFiles.writeString(file, csv.toString().replace(System.lineSeparator(), "\n"));
    }

    /** By RFC 4180: a name may hold commas and quotes. */
    private static String quoted(String name) {
        return name.matches("[\\w@.-]*") ? name : '"' + name.replace("\"", "\"\"") + '"';
    }
}
