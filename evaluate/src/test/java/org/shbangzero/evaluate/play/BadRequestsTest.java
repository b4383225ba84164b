package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** Requests that make no sense, or do not fit how the game stands. */
class BadRequestsTest {
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
                folder.resolve("game.json"),
                0,
                new SplittableRandom(1));
        page = new PageClient(server.address());
    }

    @AfterAll
    static void close() {
        server.close();
        thinkers.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"done", "offer-draw", "accept-draw", "next-game", "pause", "resume", "step", "take-back"})
    void whatDoesNotFitIsRefused(String action) throws IOException, InterruptedException {
        page.begin("chess", "white", "", "");
        HttpResponse<String> response = page.tryTo("/api/" + action, "{}");
        assertThat(response.statusCode()).isEqualTo(409);
        assertThat(response.body()).startsWith("{\"error\":\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{",
                "{\"game\": \"chess\"} {}",
                "{\"game\": \"go\"}",
                "{\"game\": \"chess\", \"cheat\": true}",
                "{\"game\": \"chess\", \"first\": \"red\"}",
                "{\"game\": \"chess\", \"startId\": 1}",
                "{\"game\": \"chess\", \"startId\": 0.5}",
                "{\"game\": \"chess\", \"fen\": \"8/8/8/8/8/8/8/8 w - - 0 1\"}",
                "{\"game\": \"chess\", \"fen\": \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"}",
                "{\"game\": \"chess\", \"pgn\": \"\"}",
                "{\"game\": \"chess\", \"pgn\": \"1. e5 *\"}",
                "{\"game\": \"chess\", \"pgn\": \"1. e4 *\", \"startId\": 0}",
                "{\"game\": \"chess\", \"players\": [{\"seat\": \"engine\", \"simulations\": 0}, {}]}",
                "{\"game\": \"chess\", \"players\": [{}, {\"seat\": \"engine\", \"millis\": 1e9}]}",
                "{\"game\": \"chess\", \"players\": [{}, {\"seat\": \"engine\", \"simulations\": 5, \"millis\": 500}]}",
                "{\"game\": \"chess\", \"players\": [{}]}",
                "{\"game\": \"chess\", \"players\": [{}, null]}",
                "{\"game\": \"chess\", \"players\": [{}, {\"seat\": \"ghost\"}]}",
                "{\"game\": \"chess\", \"players\": [{}, {\"increment\": 1000}]}",
                "{\"game\": \"chess\", \"players\": [{}, {\"base\": 1}]}",
                "{\"game\": \"chess\", \"takeBack\": \"sometimes\"}"
            })
    void badRequestsAreRefusedWithAMessage(String body) throws IOException, InterruptedException {
        JsonNode before = page.current();
        var response = page.tryTo("/api/new", body);
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).startsWith("{\"error\":\"");
        assertThat(page.current().get("start")).isEqualTo(before.get("start"));
    }

    @Test
    void aMoveWithoutItsNumberIsRefused() throws IOException, InterruptedException {
        assertThat(page.tryTo("/api/move", "{\"uci\": \"e2e4\"}").statusCode()).isEqualTo(400);
        assertThat(page.tryTo("/api/move", "{\"ply\": 0}").statusCode()).isEqualTo(400);
        assertThat(page.get("/api/game?after=x").statusCode()).isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{`ply`: `0`, `uci`: `e2e4`}|'ply' is no whole number",
                "{`ply`: 0.5, `uci`: `e2e4`}|'ply' is no whole number",
                "{`ply`: true, `uci`: `e2e4`}|'ply' is no whole number",
                "{`ply`: 99999999999, `uci`: `e2e4`}|'ply' is no whole number",
                "{`ply`: 0, `uci`: 5}|'uci' is no text",
                "{`ply`: 0, `uci`: [`e2e4`]}|'uci' is no text",
                "{`ply`: 0, `uci`: `e2e4`, `offersDraw`: `yes`}|'offersDraw' is neither true nor false",
                "{`ply`: 0, `uci`: `e2e4`, `foo`: 1}|unknown field 'foo'; expected offersDraw, ply, uci",
                "{`ply`: 0, `ply`: 1, `uci`: `e2e4`}|'ply' stands there twice",
                "{`ply`: 0, uci: `e2e4`}|it is no JSON from line 1, column 12 on",
                "{`ply`: 0|it breaks off",
                "[]|expected one JSON object",
                "{`ply`: 0, `uci`: `e2e4`} {}|expected one JSON object"
            })
    void whatIsWrongWithARequestIsSaidInPlainWords(String body, String fault) throws IOException, InterruptedException {
        page.begin("chess", "both", "", "");
        HttpResponse<String> response = page.tryTo("/api/move", body.replace('`', '"'));
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).isEqualTo("{\"error\":\"cannot read the request: " + fault + "\"}");
    }

    @Test
    void nestedFieldsAreNamedWithTheirPlace() throws IOException, InterruptedException {
        String body = "{\"game\": \"chess\", \"players\": [{}, {\"seat\": \"engine\", \"millis\": \"1\"}]}";
        assertThat(page.tryTo("/api/new", body).body()).contains("'players[1].millis' is no whole number");
        assertThat(page.tryTo("/api/new", "{\"game\": \"chess\", \"players\": {}}")
                        .body())
                .contains("'players' is no list");
        assertThat(page.tryTo("/api/new", "{\"game\": \"chess\", \"players\": [{}, 5]}")
                        .body())
                .contains("'players[1]' is no object");
    }

    @Test
    void aPlyThatTheGameHasNotSaysWhichItHas() throws IOException, InterruptedException {
        page.begin("chess", "both", "", "");
        for (String ply : List.of("-1", "7")) {
            String range = "there is no ply " + ply + "; expected 0 to 0";
            assertThat(page.tryTo("/api/analysis", "{\"ply\": " + ply + "}").body())
                    .contains(range);
            assertThat(page.tryTo("/api/move", "{\"ply\": " + ply + ", \"uci\": \"e2e4\"}")
                            .body())
                    .contains(range);
        }
    }
}
