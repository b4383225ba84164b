package org.shbangzero.evaluate.cli.inspect;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.shbangzero.core.ShellCommand;

/** Files that are no tables, but may be taken for one. */
final class ForeignFile {
    private static final String PARQUET = ".parquet";
    /** With these bytes all Parquet files begin, those that were cut off too. */
    private static final byte[] PARQUET_BEGINS = "PAR1".getBytes(StandardCharsets.US_ASCII);

    private ForeignFile() {}

    /** What a file is and which command reads it, for people; nothing if it is in Parquet, or should be by its name. */
    static Optional<String> describe(Path file) throws IOException {
        String name = file.getFileName().toString();
        int dot = Math.max(0, name.lastIndexOf('.'));
        String ending = name.substring(dot).toLowerCase(Locale.ROOT);
        if (ending.equals(PARQUET) || !Files.isRegularFile(file) || isParquet(file)) {
            return Optional.empty();
        }
        String what =
                switch (ending) {
                    case ".pgn", ".json" -> ofMatch(file, name.substring(0, dot), ending);
                    case ".jsonl" ->
                        "; a match that is not finished goes on with " + ShellCommand.of("match") + " … --resume";
                    case ".onnx" -> "; what a network is, tells " + ShellCommand.of("describe", file);
                    case ".yaml", ".yml" -> "; a run is trained by " + ShellCommand.of("train", file);
                    case ".md", ".csv", ".svg", ".txt" -> "; any program for such files shows it";
                    default -> "";
                };
        return Optional.of(file + " is no table (" + PARQUET + ") of positions or games" + what);
    }

    private static String ofMatch(Path file, String stem, String ending) {
        Path table = file.resolveSibling(stem + PARQUET);
        String kind = ending.equals(".pgn")
                ? ", but holds games in PGN, for any chess program, or for " + ShellCommand.of("match") + " --openings"
                : ", but a report for programs";
        return kind
                + (Files.exists(table) ? "; the table of the same match: " + ShellCommand.of("inspect", table) : "");
    }

    private static boolean isParquet(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(PARQUET_BEGINS.length), PARQUET_BEGINS);
        }
    }
}
