package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.io.AtomicFiles;

/**
 * The files of a match: {@code NAME.pgn} with all games, {@code NAME.json} with the report, both written whole at the end,
 * and while it is played {@code NAME.progress.jsonl}, the journal that it can go on from.
 *
 * @param pgn where the games go
 * @param report where the report goes
 * @param journal of the match in progress
 */
public record MatchFiles(Path pgn, Path report, Path journal) {
    private static final String SUFFIX = ".pgn";
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    /** Report and journal beside the games. */
    public MatchFiles(Path pgn) {
        this(pgn, sibling(pgn, ".json"), sibling(pgn, ".progress.jsonl"));
    }

    private static Path sibling(Path pgn, String suffix) {
        String name = pgn.getFileName().toString();
        String stem = name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
        return pgn.resolveSibling(stem + suffix);
    }

    /** Writes games and report of a match that has ended, then removes its journal. */
    public void publish(Game game, MatchOutcome outcome) throws IOException {
        write(game, outcome);
        removeJournal();
    }

    /** Writes games and report of a match that has ended, and leaves its journal, from which they could be written again. */
    public void write(Game game, MatchOutcome outcome) throws IOException {
        MatchPgn writer = new MatchPgn(game);
        StringBuilder games = new StringBuilder();
        outcome.games().forEach(record -> games.append(writer.text(record)));
        AtomicFiles.writeString(pgn, games.toString());
        AtomicFiles.writeString(
                report, MAPPER.writeValueAsString(outcome.table().json()) + "\n");
    }

    /** Removes the journal of a match whose result is kept elsewhere. */
    public void removeJournal() throws IOException {
        Files.deleteIfExists(journal);
    }
}
