package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** One server ends, another goes on. */
class KeptGameTest {
    /** Far more than a test takes: who gets an answer earlier did not wait for it. */
    private static final String VERY_LONG = "600000";

    private final ThinkerFactory thinkers = ThinkerFactory.uniform();

    @TempDir
    Path folder;

    @AfterEach
    void close() {
        thinkers.close();
    }

    private PlayServer serve(Optional<Game> game, Path file) {
        return new PlayServer(thinkers, "test engine", game, file, 0, new SplittableRandom(1));
    }

    @Test
    void aGameSurvivesTheServer() throws IOException, InterruptedException {
        Path file = folder.resolve("kept.json");
        JsonNode before;
        try (PlayServer first = serve(Optional.empty(), file)) {
            PageClient client = new PageClient(first.address());
            JsonNode game = client.begin("shbang", "white", "\"millis\": " + VERY_LONG, "");
            client.move(game, "e2e4");
            before = client.act("/api/resign", "{}");
        }
        try (PlayServer second = serve(Optional.empty(), file)) {
            JsonNode after = new PageClient(second.address()).current();
            for (String key : List.of("position", "moves", "result", "bottom", "black")) {
                assertThat(after.get(key)).as(key).isEqualTo(before.get(key));
            }
        }
        try (PlayServer other = serve(Optional.of(Games.byId("banzai")), file)) {
            assertThat(new PageClient(other.address()).current().get("game").asText())
                    .isEqualTo("banzai");
        }
    }

    @Test
    void clocksSurviveTheServerAndStandStill() throws IOException, InterruptedException {
        Path file = folder.resolve("clocks.json");
        try (PlayServer first = serve(Optional.empty(), file)) {
            PageClient client = new PageClient(first.address());
            String players = "{\"base\": 60000}, {\"seat\": \"engine\", \"base\": 30000, \"increment\": 1000}";
            JsonNode game = client.act(
                    "/api/new", "{\"game\": \"chess\", \"first\": \"white\", \"players\": [" + players + "]}");
            assertThat(game.get("running").asText()).isEqualTo("white");
            assertThat(client.afterThinking(client.move(game, "e2e4")).get("moves"))
                    .hasSize(2);
        }
        try (PlayServer second = serve(Optional.empty(), file)) {
            PageClient client = new PageClient(second.address());
            JsonNode after = client.current();
            assertThat(after.get("running").isNull()).isTrue();
            assertThat(after.at("/white/clock").asLong()).isBetween(1L, 60_000L);
            assertThat(client.current().at("/white/clock")).isEqualTo(after.at("/white/clock"));
            assertThat(client.act("/api/resume", "{}").get("running").asText()).isEqualTo("white");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "not JSON", "{\"game\": \"go\", \"start\": \"x\", \"moves\": []}"})
    void aDamagedFileIsNoObstacle(String content) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("damaged.json"), content);
        try (PlayServer other = serve(Optional.empty(), file)) {
            assertThat(new PageClient(other.address()).current().get("game").asText())
                    .isEqualTo("shbang");
        }
    }
}
