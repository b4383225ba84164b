package org.shbangzero.evaluate.match;

import static org.shbangzero.selfplay.table.ColumnType.DOUBLE;
import static org.shbangzero.selfplay.table.ColumnType.INT32;
import static org.shbangzero.selfplay.table.ColumnType.INT64;
import static org.shbangzero.selfplay.table.ColumnType.STRING;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.shbangzero.core.Side;
import org.shbangzero.selfplay.io.FileErrors;
import org.shbangzero.selfplay.table.ColumnType;
import org.shbangzero.selfplay.table.TableColumn;
import org.shbangzero.selfplay.table.TableWriter;

/** Writes the games of a match as a Parquet table, one row a game. {@link GameTableFile} reads it. */
final class GameTable {
    /** What the file says of itself. */
    static final String KIND_KEY = "table";

    static final String KIND = "match games";
    static final String VERSION_KEY = "table_version";
    /** Changes whenever a column's meaning does. */
    static final String VERSION = "1";

    static final String GAME_KEY = "game";
    /** The match's {@link MatchConditions} as JSON. Tables of earlier versions do not have it. */
    static final String CONDITIONS_KEY = "conditions";

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final List<TableColumn<Row>> COLUMNS = List.of(
            TableColumn.of("game", STRING, Row::game),
            TableColumn.of("event", STRING, Row::event),
            TableColumn.of("pair", INT32, row -> row.record().pair() + 1),
            TableColumn.of("pair_game", INT32, row -> row.record().game() + 1),
            TableColumn.of("white", STRING, row -> row.white().name()),
            TableColumn.of("black", STRING, row -> row.black().name()),
            TableColumn.of("white_settings", STRING, row -> row.white().settings()),
            TableColumn.of("black_settings", STRING, row -> row.black().settings()),
            TableColumn.of("white_time", STRING, row -> row.white().time()),
            TableColumn.of("black_time", STRING, row -> row.black().time()),
            TableColumn.of("start_fen", STRING, row -> row.record().startFen()),
            TableColumn.of("opening_plies", INT32, row -> row.record().openingPlies()),
            TableColumn.of("plies", INT32, row -> row.record().moves().size()),
            TableColumn.of("result", STRING, row -> row.record().result()),
            TableColumn.of("white_score", DOUBLE, Row::whiteScore),
            TableColumn.of(
                    "end_reason",
                    STRING,
                    row -> row.record().parsedResult().reason().text()),
            TableColumn.<Row>of("failure", STRING, row -> row.record().failure())
                    .nullable(),
            TableColumn.of("millis", INT64, row -> row.record().millis()),
            TableColumn.list("moves", STRING, row -> row.record().moves()),
            ofMoves("move_score", DOUBLE, MoveNote::score).nullable(),
            ofMoves("move_centipawns", INT32, MoveNote::centipawns).nullable(),
            ofMoves("move_mate", INT32, MoveNote::mate).nullable(),
            ofMoves("move_depth", INT32, note -> note.depth() == 0 ? null : note.depth())
                    .nullable(),
            ofMoves("move_nodes", INT64, MoveNote::nodes),
            ofMoves("move_millis", INT64, MoveNote::millis),
            ofMoves("move_clock", INT64, MoveNote::clock).nullable());

    private GameTable() {}

    private record Row(String game, String event, GameRecord record, Entrant white, Entrant black) {
        private double whiteScore() {
            return (1 + record.parsedResult().scoreFor(Side.WHITE)) / 2.0;
        }
    }

    private static TableColumn<Row> ofMoves(String name, ColumnType type, Function<MoveNote, ?> value) {
        return TableColumn.list(
                name, type, row -> row.record().notes().stream().map(value).collect(Collectors.toList()));
    }

    /**
     * Writes a match that has ended. The file is whole or absent.
     *
     * @param game its id
     */
    static void write(Path target, String game, MatchOutcome outcome) throws IOException {
        Map<String, Entrant> entrants =
                outcome.entrants().stream().collect(Collectors.toMap(Entrant::name, Function.identity()));
        try (TableWriter<Row> writer = TableWriter.create(target, COLUMNS)) {
            for (GameRecord record : outcome.games()) {
                writer.write(new Row(
                        game,
                        outcome.conditions().event(record),
                        record,
                        entrants.get(record.white()),
                        entrants.get(record.black())));
            }
            String conditions = MAPPER.writeValueAsString(outcome.conditions());
            writer.commit(Map.of(KIND_KEY, KIND, VERSION_KEY, VERSION, GAME_KEY, game, CONDITIONS_KEY, conditions));
        } catch (IOException e) {
            throw FileErrors.named(target, e);
        }
    }
}
