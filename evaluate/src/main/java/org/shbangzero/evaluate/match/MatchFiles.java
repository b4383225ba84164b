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
 */
public record MatchFiles(Path pgn) {
    private static final String SUFFIX = ".pgn";
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    /** The journal of the match in progress. */
    public Path journal() {
        return sibling(".progress.jsonl");
    }

    /** The report, there when the match has ended. */
    public Path report() {
        return sibling(".json");
    }

    private Path sibling(String suffix) {
        String name = pgn.getFileName().toString();
        String stem = name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
        return pgn.resolveSibling(stem + suffix);
    }

    /** Writes games and report of a match that has ended, then removes its journal. */
    public void publish(Game game, MatchOutcome outcome) throws IOException {
        MatchReport report = outcome.report();
        MatchPgn writer = new MatchPgn(game, report.first(), report.second());
        StringBuilder games = new StringBuilder();
        outcome.games().forEach(record -> games.append(writer.text(record)));
        AtomicFiles.writeString(pgn, games.toString());
        AtomicFiles.writeString(report(), MAPPER.writeValueAsString(report.json()) + "\n");
        Files.deleteIfExists(journal());
    }
}
