package org.shbangzero.evaluate.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.table.TableReader;

/**
 * The games of a match, read from the table that was written at its end.
 *
 * @param game id of the game
 * @param games in the order of the match's schedule
 */
public record GameTableFile(String game, List<GameRecord> games) {
    public GameTableFile {
        games = List.copyOf(games);
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
        try (TableReader rows = TableReader.open(path)) {
            while (rows.hasNext()) {
                games.add(record(new Row(path, rows.next())));
            }
        }
        return new GameTableFile(metadata.get(GameTable.GAME_KEY), games);
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

    /** What the games have shown. A sequential test that ended the match is not part of it. */
    public TournamentReport report() {
        return TournamentReport.of(game, games);
    }
}
