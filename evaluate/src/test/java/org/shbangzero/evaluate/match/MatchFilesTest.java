package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.player.GreedyPlayer;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.selfplay.io.AtomicFiles;

class MatchFilesTest {
    private static final Pattern TAG = Pattern.compile("\\[(\\w+) \"(.*)\"]");

    private final Game shbang = Games.byId("shbang");

    @TempDir
    Path folder;

    private MatchOutcome play(MatchFiles files) throws IOException {
        MatchOutcome outcome = Match.between(
                        shbang,
                        new GreedyPlayer(shbang, "greedy"),
                        new RandomPlayer(shbang, "random"),
                        4,
                        MatchSettings.of(2, 2))
                .journal(files.journal())
                .play();
        assertThat(files.journal()).exists();
        files.publish(shbang, outcome, "go on");
        return outcome;
    }

    @Test
    void whatCannotBeWrittenLeavesTheJournalAndSaysHowToGoOn() throws IOException {
        MatchFiles files = new MatchFiles(folder.resolve("a.pgn"));
        // No file can take the place of a folder that holds something.
        Files.createDirectories(files.report().resolve("inside"));

        assertThatThrownBy(() -> play(files))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("cannot write the results: ")
                .hasMessageContaining(files.report().toString())
                .hasMessageEndingWith("; all games are kept in " + files.journal() + ": when that is mended, go on");
        assertThat(files.journal()).exists();
    }

    @Test
    void publishesGamesAndReportAndRemovesTheJournal() throws IOException {
        MatchFiles files = new MatchFiles(folder.resolve("a.pgn"));
        MatchOutcome outcome = play(files);

        assertThat(folder).isDirectoryContaining("glob:**/a.pgn").isDirectoryContaining("glob:**/a.json");
        assertThat(files.journal()).doesNotExist();
        ObjectNode json =
                (ObjectNode) new ObjectMapper().readTree(files.report().toFile());
        JsonNode settings = json.remove("settings");
        assertThat(settings.path("seed").asLong()).isEqualTo(2);
        assertThat(settings.path("openings").asText()).isEqualTo("random, 4 to 8 plies");
        assertThat(settings.path("time").asText()).isEqualTo("no clocks");
        assertThat(settings.path("adjudication").asText()).isEqualTo("none");
        assertThat(settings.at("/players/1/name").asText()).isEqualTo("random");
        TournamentReport read = new ObjectMapper().treeToValue(json, TournamentReport.class);
        assertThat(read).isEqualTo(outcome.table());
        assertThat(GameTableFile.read(folder.resolve("a.parquet")).games()).isEqualTo(outcome.games());
        assertThat(folder).isDirectoryNotContaining(AtomicFiles::isTemporary);
    }

    @Test
    void thePgnGivesTheGamesBack() throws IOException {
        MatchFiles files = new MatchFiles(folder.resolve("a.pgn"));
        MatchOutcome outcome = play(files);

        String[] games = Files.readString(files.pgn()).split("(?=\\[Event )");
        assertThat(games).hasSize(4);
        for (int i = 0; i < games.length; i++) {
            GameRecord record = outcome.games().get(i);
            assertThat(replay(games[i])).isEqualTo(record.moves());
            assertThat(tag(games[i], "White")).isEqualTo(i % 2 == 0 ? "greedy" : "random");
            assertThat(tag(games[i], "Black")).isEqualTo(i % 2 == 0 ? "random" : "greedy");
            assertThat(tag(games[i], "Round")).isEqualTo((i / 2 + 1) + "." + (i % 2 + 1));
            assertThat(tag(games[i], "ResultReason")).isEqualTo(record.result());
            assertThat(tag(games[i], "Variant")).isEqualTo("shbang");
        }
        assertThat(String.join("", games)).contains("{SHBANG! ");
    }

    private static String tag(String pgn, String name) {
        Matcher matcher = TAG.matcher(pgn);
        while (matcher.find()) {
            if (matcher.group(1).equals(name)) {
                return matcher.group(2);
            }
        }
        return null;
    }

    /** Reads the movetext back: strips comments, numbers and the result, and matches SAN against the legal moves. */
    private List<String> replay(String pgn) {
        String movetext = pgn.substring(pgn.indexOf("\n\n")).replaceAll("\\{[^}]*}", " ");
        List<String> moves = new ArrayList<>();
        Position position = shbang.start(0);
        int[] legal = new int[shbang.maxLegalMoves()];
        for (String token : movetext.strip().split("\\s+")) {
            if (token.matches("\\d+\\.+|1-0|0-1|1/2-1/2")) {
                continue;
            }
            int count = position.legalMoves(legal);
            int found = 0;
            for (int i = 0; i < count; i++) {
                found = position.san(legal[i]).equals(token) ? legal[i] : found;
            }
            assertThat(found).as(token + " in " + position.fen()).isNotZero();
            moves.add(position.uci(found));
            position.make(found);
        }
        return moves;
    }
}
