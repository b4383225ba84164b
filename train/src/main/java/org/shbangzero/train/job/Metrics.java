package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.shbangzero.selfplay.io.AtomicFiles;

/**
 * The run's figures over time, as a CSV file: a row for each iteration, for each interval of training, and for each match
 * after an iteration. The file is rewritten whole, so it never ends in half a row; after a crash, rows of what the manifest does not count are dropped.
 */
final class Metrics {
    /** Kind of the rows that end an iteration. */
    static final String ITERATION = "iteration";
    /** Kind of the rows of an iteration's matches, which stand before its own; games, draws and plies are the match's. */
    static final String MATCH = "match";
    /** Kind of the rows within training. */
    static final String TRAINING = "training";

    /** The file's columns, in order. Times are wall time of the process that did the work. */
    enum Column {
        KIND,
        ITERATION,
        STEP,
        SECONDS_SELFPLAY,
        SECONDS_TRAINING,
        SECONDS_MATCHES,
        PLAYER,
        GAMES,
        POSITIONS,
        TOTAL_POSITIONS,
        DRAW_SHARE,
        MEAN_PLIES,
        OVERLONG_GAMES,
        RESIGNED_GAMES,
        POLICY_LOSS,
        VALUE_LOSS,
        L2_LOSS,
        POLICY_ENTROPY,
        POLICY_ACCURACY,
        VALUE_ACCURACY,
        GRADIENT_NORM,
        LEARNING_RATE,
        SAMPLES_PER_SECOND,
        WAIT_SHARE,
        BEST,
        OPPONENT,
        SCORE,
        ELO,
        ELO_LOWER,
        ELO_UPPER;

        String header() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** What a cell of the column may hold, as a regular expression. */
        private String cell() {
            return this == OPPONENT
                    ? "(\"([^\"]|\"\")*\"|[^\",]*)"
                    : "(-?[0-9]+([.][0-9]+)?(e[+-][0-9]+)?|-?Infinity)?";
        }
    }

    /** A row under way; what is not set stays empty. */
    static final class Row {
        private final Map<Column, String> cells = new EnumMap<>(Column.class);

        Row(String kind, int iteration, long step) {
            cells.put(Column.KIND, kind);
            set(Column.ITERATION, iteration);
            set(Column.STEP, step);
        }

        Row set(Column column, long value) {
            cells.put(column, Long.toString(value));
            return this;
        }

        /** Sets a figure; one that is not a number is not known, and stays empty. */
        Row set(Column column, double value) {
            if (Double.isNaN(value)) {
                return this;
            }
            cells.put(column, String.format(Locale.ROOT, "%.6g", value));
            return this;
        }

        /** Sets a text, quoted where CSV (RFC 4180) needs it. */
        Row set(Column column, String text) {
            boolean plain = !text.contains(",") && !text.contains("\"");
            cells.put(column, plain ? text : '"' + text.replace("\"", "\"\"") + '"');
            return this;
        }

        Row set(Manifest.Losses losses) {
            return set(Column.POLICY_LOSS, losses.policy())
                    .set(Column.VALUE_LOSS, losses.value())
                    .set(Column.L2_LOSS, losses.l2())
                    .set(Column.POLICY_ENTROPY, losses.policyEntropy())
                    .set(Column.POLICY_ACCURACY, losses.policyAccuracy())
                    .set(Column.VALUE_ACCURACY, losses.valueAccuracy())
                    .set(Column.GRADIENT_NORM, losses.gradientNorm());
        }

        String line() {
            return Arrays.stream(Column.values())
                    .map(column -> cells.getOrDefault(column, ""))
                    .collect(Collectors.joining(","));
        }
    }

    /** The file's first line. */
    static final String HEADER =
            Arrays.stream(Column.values()).map(Column::header).collect(Collectors.joining(","));

    /** Kind, iteration and step, then figures, which may be missing. */
    private static final Pattern ROW = Pattern.compile(Arrays.stream(Column.values())
            .skip(3)
            .map(Column::cell)
            .collect(Collectors.joining(
                    ",", "(" + ITERATION + "|" + MATCH + "|" + TRAINING + "),[0-9]{1,9},[0-9]{1,18},", "")));

    private final Path file;
    private final List<String> lines = new ArrayList<>();

    private Metrics(Path file) {
        this.file = file;
    }

    /** Starts an empty file. */
    static Metrics create(Path file) throws IOException {
        Metrics metrics = new Metrics(file);
        metrics.write();
        return metrics;
    }

    /** Goes on with a file, from the rows that are in it, or should be. */
    static Metrics resume(Path file, List<String> rows) throws IOException {
        Metrics metrics = new Metrics(file);
        metrics.lines.addAll(rows);
        metrics.write();
        return metrics;
    }

    /** Whether a line is a whole row. */
    static boolean isRow(String line) {
        return ROW.matcher(line).matches();
    }

    /** The iteration of a whole row. */
    static int iteration(String row) {
        return Integer.parseInt(row.split(",", -1)[Column.ITERATION.ordinal()]);
    }

    void append(List<Row> rows) throws IOException {
        rows.forEach(row -> lines.add(row.line()));
        write();
    }

    private void write() throws IOException {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        lines.forEach(line -> text.append(line).append('\n'));
        AtomicFiles.writeString(file, text.toString());
    }
}
