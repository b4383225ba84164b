package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.player.GreedyPlayer;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.selfplay.table.ColumnType;
import org.shbangzero.selfplay.table.TableColumn;
import org.shbangzero.selfplay.table.TableReader;
import org.shbangzero.selfplay.table.TableWriter;

class GameTableTest {
    private static final List<Entrant> ENTRANTS =
            List.of(new Entrant("a", "strong", "60+0.6"), new Entrant("b", "weak", "-"));

    private static final MatchConditions CONDITIONS =
            new MatchConditions("round robin", 1, "random", "no clocks", 600, "none", null, null);

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("m.parquet");
    }

    private void write(List<GameRecord> games) throws IOException {
        TournamentReport table = TournamentReport.of("chess", games);
        GameTable.write(
                file(),
                "chess",
                new MatchOutcome(MatchOutcome.Status.COMPLETE, table, games, ENTRANTS, CONDITIONS, Duration.ZERO));
    }

    /** A game with an opening of one move, and everything that can be known or unknown of the moves after it. */
    private static GameRecord record(int game, String result, String failure) {
        return new GameRecord(
                "a",
                "b",
                3,
                game,
                "start",
                1,
                List.of("e2e4", "e7e5", "g1f3"),
                List.of(
                        MoveNote.OPENING,
                        new MoveNote(0.75, -120, null, 12, 5_000_000_000L, 1500, 58_500L),
                        new MoveNote(1.0, null, -3, 0, 0, 7, null)),
                result,
                failure,
                2500);
    }

    @Test
    void gamesComeBackAsTheyWere() throws IOException {
        List<GameRecord> games =
                List.of(record(0, "white_wins:checkmate", null), record(1, "black_wins:crash", "it said 'x'"));
        write(games);

        GameTableFile read = GameTableFile.read(file());
        assertThat(read.game()).isEqualTo("chess");
        assertThat(read.games()).isEqualTo(games);
        assertThat(read.entrants()).isEqualTo(ENTRANTS);
        assertThat(read.conditions()).hasValue(CONDITIONS);
    }

    @Test
    void aRowHasWhatAnAnalystAsksFor() throws IOException {
        write(List.of(
                record(0, "draw:agreement", null),
                record(0, "white_wins:time", null),
                record(1, "white_wins:illegal", "it played e2e5")));

        List<Map<String, Object>> rows = new ArrayList<>();
        try (TableReader reader = TableReader.open(file())) {
            reader.forEachRemaining(rows::add);
        }
        assertThat(rows).extracting(row -> row.get("white_score")).containsExactly(0.5, 1.0, 1.0);
        assertThat(rows).extracting(row -> row.get("white")).containsExactly("a", "a", "b");
        assertThat(rows).extracting(row -> row.get("failure")).containsExactly(null, null, "it played e2e5");
        assertThat(rows.get(2))
                .containsEntry("game", "chess")
                .containsEntry("event", "a against b")
                .containsEntry("pair", 4)
                .containsEntry("pair_game", 2)
                .containsEntry("black", "a")
                .containsEntry("white_settings", "weak")
                .containsEntry("black_settings", "strong")
                .containsEntry("white_time", "-")
                .containsEntry("black_time", "60+0.6")
                .containsEntry("opening_plies", 1)
                .containsEntry("plies", 3)
                .containsEntry("end_reason", "illegal")
                .containsEntry("millis", 2500L);
        assertThat(rows.get(2)).extractingByKey("move_score", LIST).containsExactly(null, 0.75, 1.0);
        assertThat(rows.get(2)).extractingByKey("move_depth", LIST).containsExactly(null, 12, null);
        assertThat(rows.get(2)).extractingByKey("move_clock", LIST).containsExactly(null, 58_500L, null);
    }

    @Test
    void tellsTheReportOfItsMatch() throws IOException {
        Game shbang = Games.byId("shbang");
        List<Player> players = List.of(
                new RandomPlayer(shbang, "r1"), new GreedyPlayer(shbang, "greedy"), new RandomPlayer(shbang, "r2"));
        for (Schedule schedule : List.of(Schedule.roundRobin(3, 2), Schedule.gauntlet(3, 1))) {
            MatchOutcome outcome = new Match(shbang, players, schedule, MatchSettings.of(4, 2)).play();
            GameTable.write(file(), "shbang", outcome);

            GameTableFile read = GameTableFile.read(file());
            assertThat(read.games()).isEqualTo(outcome.games());
            assertThat(read.report()).isEqualTo(outcome.table());
            assertThat(read.text()).isEqualTo(outcome.text());
        }
    }

    @Test
    void otherTablesAreRefused() throws IOException {
        writeOther(Map.of());
        assertThat(GameTableFile.isAt(file())).isFalse();
        assertRefused("m.parquet is a Parquet file, but not the games of a match");
        writeOther(Map.of(GameTable.KIND_KEY, GameTable.KIND, GameTable.VERSION_KEY, "0"));
        assertThat(GameTableFile.isAt(file())).isTrue();
        assertRefused("m.parquet has version 0 of the table of a match's games");
        writeOther(Map.of(GameTable.KIND_KEY, GameTable.KIND, GameTable.VERSION_KEY, GameTable.VERSION));
        assertRefused("m.parquet has no column 'pair_game' of the expected type; it is damaged");
    }

    private void writeOther(Map<String, String> metadata) throws IOException {
        List<TableColumn<String>> columns = List.of(TableColumn.of("word", ColumnType.STRING, word -> word));
        try (TableWriter<String> writer = TableWriter.create(file(), columns)) {
            writer.write("x");
            writer.commit(metadata);
        }
    }

    private void assertRefused(String message) {
        assertThatThrownBy(() -> GameTableFile.read(file()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }
}
