package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.selfplay.io.FileErrors;

/**
 * The files of a match: {@code NAME.pgn} and {@code NAME.parquet} with all games, {@code NAME.json} with the report, all
 * written whole at the end, and while it is played {@code NAME.progress.jsonl}, the journal that it can go on from.
 *
 * @param pgn where the games go
 * @param report where the report goes
 * @param table where the games go as a table
 * @param journal of the match in progress
 */
public record MatchFiles(Path pgn, Path report, Path table, Path journal) {
    /** What the names of all journals end with. */
    public static final String JOURNAL_SUFFIX = ".progress.jsonl";

    private static final String SUFFIX = ".pgn";
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    /** All beside the games. */
    public MatchFiles(Path pgn) {
        this(pgn, sibling(pgn, ".json"), sibling(pgn, ".parquet"), sibling(pgn, JOURNAL_SUFFIX));
    }

    /** The name of the match, which its files begin with. */
    public String name() {
        return stem(pgn);
    }

    private static String stem(Path pgn) {
        String name = pgn.getFileName().toString();
        return name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
    }

    private static Path sibling(Path pgn, String suffix) {
        return pgn.resolveSibling(stem(pgn) + suffix);
    }

    /** The files that stay, in a few words: {@code matches/a-vs-b.pgn, .json, .parquet}. */
    public String inWords() {
        return pgn + ", " + ending(report) + ", " + ending(table);
    }

    /** The ending alone where the rest is the same as that of the games. */
    private String ending(Path file) {
        String name = file.getFileName().toString();
        String ending = name.substring(name.lastIndexOf('.'));
        return file.equals(sibling(pgn, ending)) ? ending : file.toString();
    }

    /**
     * Writes games, table and report of a match that has ended, then removes its journal.
     *
     * @param remedy how to go on when what hinders it is mended, for people
     * @throws InputException with the remedy if they cannot be written; the journal stays
     */
    public void publish(Game game, MatchOutcome outcome, String remedy) throws IOException {
        keepingJournal(remedy, () -> write(game, outcome));
        removeJournal();
    }

    /** Writes results. */
    @FunctionalInterface
    public interface Results {
        void write() throws IOException;
    }

    /**
     * Writes what can be made from the journal again.
     *
     * @throws InputException with the remedy if it cannot be written
     */
    public void keepingJournal(String remedy, Results results) {
        try {
            results.write();
        } catch (IOException e) {
            throw new InputException(
                    "cannot write the results: " + FileErrors.describe(e) + "; all games are kept in " + journal
                            + ": when that is mended, " + remedy,
                    e);
        }
    }

    /** Writes games, table and report of a match that has ended, and leaves its journal, from which they could be written again. */
    public void write(Game game, MatchOutcome outcome) throws IOException {
        MatchPgn writer = new MatchPgn(game, outcome.entrants(), outcome.conditions());
        AtomicFiles.write(pgn, temporary -> {
            try (BufferedWriter games = Files.newBufferedWriter(temporary, StandardCharsets.UTF_8)) {
                for (GameRecord record : outcome.games()) {
                    games.write(writer.text(record));
                }
            }
        });
        GameTable.write(table, game.id(), outcome);
        AtomicFiles.writeString(report, MAPPER.writeValueAsString(outcome.json()) + "\n");
    }

    /** Removes the journal of a match whose result is kept elsewhere. */
    public void removeJournal() throws IOException {
        Files.deleteIfExists(journal);
    }
}
