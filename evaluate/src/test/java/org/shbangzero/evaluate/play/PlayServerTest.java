package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.think.GameLine;
import org.shbangzero.evaluate.think.ThinkerFactory;
import org.shbangzero.evaluate.yardstick.AlphaBetaSearch;

/** Plays through the interface that the page uses. */
class PlayServerTest {
    private static final int MOST_PLIES = 300;
    private static final int PERSONS_DEPTH = 2;
    /** Far more than a test takes: who gets an answer earlier did not wait for it. */
    private static final String VERY_LONG = "600000";

    private static ThinkerFactory thinkers;
    private static PlayServer server;
    private static PageClient page;

    @TempDir
    static Path folder;

    @BeforeAll
    static void open() {
        thinkers = ThinkerFactory.uniform();
        server = new PlayServer(
                thinkers,
                "test engine",
                Optional.of(Games.byId("chess")),
                folder.resolve("new/game.json"),
                0,
                new SplittableRandom(1));
        page = new PageClient(server.address());
    }

    @AfterAll
    static void close() {
        server.close();
        thinkers.close();
    }

    static List<Game> games() {
        return Games.all();
    }

    private static JsonNode begin(String game, String colour, String more) throws IOException, InterruptedException {
        return begin(game, colour, "", more);
    }

    private static JsonNode begin(String game, String colour, String engine, String more)
            throws IOException, InterruptedException {
        return page.begin(game, colour, engine, more);
    }

    @ParameterizedTest
    @MethodSource("games")
    void wholeGamesArePlayedToTheirEnd(Game game) throws IOException, InterruptedException {
        // A good player wins soon against two simulations.
        AlphaBetaSearch person = new AlphaBetaSearch(game);
        SplittableRandom random = new SplittableRandom(7);
        JsonNode view = page.afterThinking(begin(game.id(), "black", "\"simulations\": 2", ""));
        while (view.get("result").isNull() && view.get("moves").size() < MOST_PLIES) {
            Position position = game.parse(view.at("/position/fen").asText());
            String uci = position.uci(person.choose(position.copy(), PERSONS_DEPTH, random));
            view = page.afterThinking(page.move(view, uci));
        }
        Position replayed = replay(game, view);
        assertThat(view.at("/position/fen").asText()).isEqualTo(replayed.fen());
        assertThat(view.at("/result/text").asText())
                .isEqualTo(replayed.result().toString())
                .isNotEqualTo("ongoing");
        assertThat(view.at("/result/words").asText()).matches("[A-Z].*\\.");
        assertThat(view.get("legal")).isEmpty();
    }

    private static Position replay(Game game, JsonNode view) {
        Game rules = game.withDeadPosition().orElse(game);
        List<String> moves = view.get("moves").findValuesAsText("uci");
        Position position =
                GameLine.of(rules.parse(view.get("start").asText()), moves).position();
        assertThat(view.get("moves").findValuesAsText("san")).hasSameSizeAs(moves);
        return position;
    }

    @Test
    void everyKindOfMoveIsToldAndHitsAreAnnounced() throws IOException, InterruptedException {
        JsonNode view = begin("shbang", "both", "");
        for (String uci : List.of("e2e4", "d7d5")) {
            view = page.move(view, uci);
        }
        assertThat(legal(view, "e4d5")).isEqualTo("hit e4 d5 null");
        view = page.move(view, "e4d5");
        assertThat(view.at("/moves/2/caption").asText()).isEqualTo("SHBANG! no lives left");
        assertThat(view.at("/moves/2/kind").asText()).isEqualTo("hit");
        assertThat(view.at("/position/hands").toString()).isEqualTo("[0,1]");
        assertThat(legal(view, "L@e8")).isEqualTo("stack null e8 null");

        begin("banzai", "both", ", \"fen\": \"4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1\"");
        assertThat(legal(page.current(), "a1a7n")).isEqualTo("push a1 a7 knight");
        assertThat(legal(page.current(), "a7a8q")).isEqualTo("move a7 a8 queen");
        assertThat(legal(page.current(), "e1c1")).isEqualTo("castling e1 c1 null");

        view = begin("shambhala", "both", ", \"fen\": \"4g3/2P5/8/8/8/8/8/RNE1GENR w - - 0 1\"");
        assertThat(legal(view, "c7c8w")).isEqualTo("move c7 c8 war engine");
        assertThat(view.at("/position/captured/0").toString()).isEqualTo("[\"war engine\",\"war engine\",\"advisor\"]");
    }

    private static String legal(JsonNode view, String uci) {
        for (JsonNode move : view.get("legal")) {
            if (move.get("uci").asText().equals(uci)) {
                return String.join(
                        " ",
                        move.get("kind").asText(),
                        move.get("from").asText(),
                        move.get("to").asText(),
                        move.get("promotion").asText());
            }
        }
        return "none";
    }

    @Test
    void theBoardIsSeenFromTheSideOfThePerson() throws IOException, InterruptedException {
        assertThat(begin("chess", "white", "").get("bottom").asText()).isEqualTo("white");
        JsonNode black = begin("chess", "black", "\"simulations\": 1", "");
        assertThat(black.get("bottom").asText()).isEqualTo("black");
        assertThat(black.at("/white/seat").asText()).isEqualTo("engine");
        assertThat(page.afterThinking(black).get("moves")).hasSize(1);
    }

    @Test
    void coloursAreDrawnByLot() throws IOException, InterruptedException {
        StringBuilder drawn = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            drawn.append(begin("chess", "lot", "\"simulations\": 1", "")
                    .get("bottom")
                    .asText());
        }
        assertThat(drawn.toString()).contains("white", "black");
    }

    @Test
    void startsAreChosenByNumberFenOrLot() throws IOException, InterruptedException {
        JsonNode chosen = begin("nocastle", "white", ", \"startId\": 17");
        assertThat(chosen.get("start").asText())
                .isEqualTo(Games.byId("nocastle").start(17).fen());
        String first = begin("nocastle", "white", "").get("start").asText();
        assertThat(begin("nocastle", "white", "").get("start").asText()).isNotEqualTo(first);
        String fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
        assertThat(begin("chess", "white", ", \"fen\": \" " + fen + " \"")
                        .at("/position/fen")
                        .asText())
                .isEqualTo(fen);
    }

    @Test
    void takingBackUndoesTheEnginesAnswerToo() throws IOException, InterruptedException {
        JsonNode start = begin("shbang", "white", "\"simulations\": 1", "");
        JsonNode answered = page.afterThinking(page.move(start, "e2e4"));
        assertThat(answered.get("moves")).hasSize(2);
        JsonNode back = page.act("/api/take-back", "{}");
        assertThat(back.at("/position/fen")).isEqualTo(start.at("/position/fen"));
        assertThat(back.get("can").toString()).doesNotContain("takeBack");
        assertThat(page.tryTo("/api/take-back", "{}").statusCode()).isEqualTo(409);
    }

    @Test
    void whileTheEngineThinksItsOpponentMayTakeBack() throws IOException, InterruptedException {
        JsonNode start = begin("chess", "white", "\"millis\": " + VERY_LONG, "");
        assertThat(page.move(start, "e2e4").get("thinking").asBoolean()).isTrue();
        JsonNode back = page.act("/api/take-back", "{}");
        assertThat(back.get("moves")).isEmpty();
        assertThat(back.get("thinking").asBoolean()).isFalse();
        JsonNode other = page.move(back, "d2d4");
        page.act("/api/move-now", "{}");
        assertThat(page.afterThinking(other).get("moves").findValuesAsText("uci"))
                .hasSize(2)
                .startsWith("d2d4");
    }

    @Test
    void resigningLosesAndIsFinalUntilTakenBack() throws IOException, InterruptedException {
        JsonNode game = begin("chess", "white", "\"millis\": " + VERY_LONG, "");
        page.move(game, "e2e4");
        JsonNode over = page.act("/api/resign", "{}");
        assertThat(over.at("/result/text").asText()).isEqualTo("black_wins:resignation");
        assertThat(over.at("/result/words").asText()).isEqualTo("White resigned: Black wins.");
        assertThat(over.get("thinking").asBoolean()).isFalse();
        assertThat(page.tryTo("/api/resign", "{}").statusCode()).isEqualTo(409);
        assertThat(page.act("/api/take-back", "{}").get("result").isNull()).isTrue();
    }

    @Test
    void movesThatDoNotFitAreRefusedAndChangeNothing() throws IOException, InterruptedException {
        JsonNode game = begin("chess", "white", "\"millis\": " + VERY_LONG, "");
        assertThat(page.tryTo("/api/move", "{\"ply\": 0, \"uci\": \"e2e5\"}").statusCode())
                .isEqualTo(409);
        assertThat(page.tryTo("/api/move", "{\"ply\": 1, \"uci\": \"e2e4\"}").body())
                .contains("there is no ply 1; expected 0 to 0");
        assertThat(page.current().get("version")).isEqualTo(game.get("version"));
        page.move(game, "e2e4");
        assertThat(page.tryTo("/api/move", "{\"ply\": 1, \"uci\": \"e7e5\"}").body())
                .contains("the engine's turn");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameSavedAsPgnIsGoneOnWith(Game game) throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(3);
        JsonNode view = begin(game.id(), "both", "");
        for (int ply = 0; ply < 12; ply++) {
            JsonNode legal = view.get("legal");
            view = page.move(
                    view, legal.get(random.nextInt(legal.size())).get("uci").asText());
        }
        String pgn = page.get("/api/game.pgn").body();
        assertThat(pgn).contains("[Variant \"" + game.id() + "\"]", "[White \"Human\"]");
        JsonNode loaded = begin(
                game.id(), "both", ", \"pgn\": \"" + pgn.replace("\"", "\\\"").replace("\n", "\\n") + "\"");
        assertThat(loaded.get("moves")).isEqualTo(view.get("moves"));
        assertThat(loaded.at("/position/fen")).isEqualTo(view.at("/position/fen"));
    }

    @Test
    void aFlagFallsByItself() throws IOException, InterruptedException {
        String player = "{\"base\": 1000}";
        JsonNode game = page.act("/api/new", "{\"game\": \"chess\", \"players\": [%s, %s]}".formatted(player, player));
        JsonNode over = page.after(game);
        assertThat(over.at("/result/text").asText()).isEqualTo("black_wins:time");
        assertThat(over.at("/white/clock").asLong()).isZero();
    }

    @Test
    void earlierPositionsAndTheirAnalysisAreAnswered() throws IOException, InterruptedException {
        JsonNode game = page.move(begin("chess", "both", ""), "e2e4");
        JsonNode start = page.read("/api/position?ply=0");
        assertThat(start.get("fen")).isEqualTo(game.get("start"));
        assertThat(page.get("/api/position?ply=2").statusCode()).isEqualTo(409);
        assertThat(page.get("/api/position").statusCode()).isEqualTo(400);
        JsonNode analysis = page.act("/api/analysis", "{\"ply\": 0}");
        while (analysis.get("lines").isEmpty()) {
            analysis =
                    page.read("/api/analysis?after=" + analysis.get("version").asLong());
        }
        assertThat(analysis.get("fen")).isEqualTo(game.get("start"));
        assertThat(page.act("/api/analysis", "{}").get("fen").isNull()).isTrue();
    }
}
