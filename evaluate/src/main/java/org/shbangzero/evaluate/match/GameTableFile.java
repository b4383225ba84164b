package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.table.TableReader;

/**
 * The games of a match, read from the table that was written at its end.
 *
 * @param game id of the game
 * @param games in the order of the match's schedule
 * @param entrants the players of the games, in the order in which they first played
 * @param conditions under which it was played; nothing if the program that wrote the table did not say so yet
 */
public record GameTableFile(
        String game, List<GameRecord> games, List<Entrant> entrants, Optional<MatchConditions> conditions) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    public GameTableFile {
        games = List.copyOf(games);
        entrants = List.copyOf(entrants);
    }

    /**
     * Whether a Parquet file is such a table.
     *
     * @throws InputException if there is no such file, or it is not a whole Parquet file
     */
    public static boolean isAt(Path path) {
        return holdsGames(TableReader.metadata(path));
    }

    private static boolean holdsGames(Map<String, String> metadata) {
        return GameTable.KIND.equals(metadata.get(GameTable.KIND_KEY));
    }

    /**
     * Reads all games.
     *
     * @throws InputException if there is no such file, or it is not a whole table of games of this version
     */
    public static GameTableFile read(Path path) {
        Map<String, String> metadata = TableReader.metadata(path);
        if (!holdsGames(metadata)) {
            throw new InputException(path + " is a Parquet file, but not the games of a match");
        }
        String version = metadata.get(GameTable.VERSION_KEY);
        if (!GameTable.VERSION.equals(version)) {
            throw new InputException(path + " has version " + version + " of the table of a match's games, this program"
                    + " reads version " + GameTable.VERSION + "; read it with the program that wrote it");
        }
        List<GameRecord> games = new ArrayList<>();
        Set<Entrant> entrants = new LinkedHashSet<>();
        try (TableReader rows = TableReader.open(path)) {
            while (rows.hasNext()) {
                Row row = new Row(path, rows.next());
                GameRecord game = record(row);
                games.add(game);
                entrants.add(entrant(row, game.game() == 0 ? "white" : "black"));
                entrants.add(entrant(row, game.game() == 0 ? "black" : "white"));
            }
        }
        return new GameTableFile(
                metadata.get(GameTable.GAME_KEY), games, List.copyOf(entrants), conditions(path, metadata));
    }

    private static Optional<MatchConditions> conditions(Path path, Map<String, String> metadata) {
        String json = metadata.get(GameTable.CONDITIONS_KEY);
        try {
            return json == null ? Optional.empty() : Optional.of(MAPPER.readValue(json, MatchConditions.class));
        } catch (JsonProcessingException e) {
            throw new InputException(
                    path + " does not say under which conditions its match was played, but '" + json + "'", e);
        }
    }

    private static Entrant entrant(Row row, String side) {
        return new Entrant(
                row.get(side, String.class),
                row.get(side + "_settings", String.class),
                row.get(side + "_time", String.class));
    }

    private static GameRecord record(Row row) {
        int game = row.get("pair_game", Integer.class) - 1;
        String white = row.get("white", String.class);
        String black = row.get("black", String.class);
        return new GameRecord(
                game == 0 ? white : black,
                game == 0 ? black : white,
                row.get("pair", Integer.class) - 1,
                game,
                row.get("start_fen", String.class),
                row.get("opening_plies", Integer.class),
                row.list("moves", String.class),
                notes(row),
                row.get("result", String.class),
                row.get("failure", String.class),
                row.get("millis", Long.class));
    }

    private static List<MoveNote> notes(Row row) {
        List<Double> scores = row.list("move_score", Double.class);
        List<Integer> centipawns = row.list("move_centipawns", Integer.class);
        List<Integer> mates = row.list("move_mate", Integer.class);
        List<Integer> depths = row.list("move_depth", Integer.class);
        List<Long> nodes = row.list("move_nodes", Long.class);
        List<Long> millis = row.list("move_millis", Long.class);
        List<Long> clocks = row.list("move_clock", Long.class);
        List<MoveNote> notes = new ArrayList<>();
        for (int i = 0; i < scores.size(); i++) {
            int depth = depths.get(i) == null ? 0 : depths.get(i);
            notes.add(new MoveNote(
                    scores.get(i), centipawns.get(i), mates.get(i), depth, nodes.get(i), millis.get(i), clocks.get(i)));
        }
        return notes;
    }

    private record Row(Path path, Map<String, Object> values) {
        private <T> T get(String column, Class<T> type) {
            Object value = values.get(column);
            boolean fits = value == null ? values.containsKey(column) : type.isInstance(value);
            if (!fits) {
                throw new InputException(path + " has no column '" + column + "' of the expected type; it is damaged");
            }
            return type.cast(value);
        }

        private <T> List<T> list(String column, Class<T> type) {
            List<?> elements = get(column, List.class);
            return elements.stream().<T>map(type::cast).toList();
        }
    }

    /** The match's report for people, several lines, each ended: what was played, then what it has shown. */
    public String text() {
        String report = report().text();
        return conditions.map(known -> known.insertedInto(report, entrants)).orElse(report) + LostByFault.text(games);
    }

    /** What the games have shown. A sequential test that ended the match is not part of it. */
    public TournamentReport report() {
        return TournamentReport.of(game, games);
    }
}
