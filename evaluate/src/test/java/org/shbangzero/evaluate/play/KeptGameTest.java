package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.think.ThinkerFactory;
import org.slf4j.LoggerFactory;

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

    @Test
    void aGameThatIsNotGoneOnWithIsMovedAside() throws IOException, InterruptedException {
        Path file = folder.resolve("kept.json");
        try (PlayServer first = serve(Optional.empty(), file)) {
            PageClient client = new PageClient(first.address());
            client.move(client.begin("shbang", "both", "", ""), "e2e4");
        }
        Path aside = folder.resolve("kept.set-aside-1.json");
        List<String> warnings = warningsWhile(() -> serve(Optional.of(Games.byId("banzai")), file));
        assertThat(warnings)
                .singleElement()
                .asString()
                .contains(file.toString(), "a game of shbang", "--state " + aside);
        try (PlayServer again = serve(Optional.empty(), aside)) {
            assertThat(new PageClient(again.address()).current().get("moves")).hasSize(1);
        }
    }

    @Test
    void whatWasMovedAsideBeforeStays() throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("kept.json"), "second");
        Files.writeString(folder.resolve("kept.set-aside-1.json"), "first");
        serve(Optional.empty(), file).close();
        assertThat(folder.resolve("kept.set-aside-1.json")).hasContent("first");
        assertThat(folder.resolve("kept.set-aside-2.json")).hasContent("second");
    }

    @Test
    void aTableWithoutMovesIsNotWorthKeeping() {
        Path file = folder.resolve("kept.json");
        try (PlayServer first = serve(Optional.empty(), file)) {
            assertThatCode(() -> new PageClient(first.address()).begin("shbang", "both", "", ""))
                    .doesNotThrowAnyException();
        }
        assertThat(warningsWhile(() -> serve(Optional.of(Games.byId("chess")), file)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"|cut off or damaged",
                "{}|cut off or damaged",
                "null|cut off or damaged",
                "not JSON|cut off or damaged",
                "{'game': 'chess', 'start|cut off or damaged",
                "{'game': 5}|cut off or damaged",
                "{'game': 'chess', 'weather': 'fine'}|written by another version",
                "{'game': 'go', 'start': 'x', 'moves': []}|cut off or damaged"
            })
    void aDamagedFileIsMovedAside(String content, String reason) throws IOException, InterruptedException {
        String json = content.replace('\'', '"');
        Path file = Files.writeString(folder.resolve("damaged.json"), json);
        List<String> warnings = warningsWhile(() -> {
            PlayServer server = serve(Optional.empty(), file);
            try {
                assertThat(new PageClient(server.address())
                                .current()
                                .get("game")
                                .asText())
                        .isEqualTo("shbang");
            } catch (IOException | InterruptedException e) {
                throw new AssertionError(e);
            }
            return server;
        });
        Path aside = folder.resolve("damaged.set-aside-1.json");
        assertThat(aside).hasContent(json);
        assertThat(warnings)
                .singleElement()
                .asString()
                .contains(file.toString(), reason, aside.toString())
                .doesNotContain("Source", "class ");
    }

    @Test
    void aFieldOfAnotherVersionIsNamed() throws IOException {
        Path file = folder.resolve("kept.json");
        serve(Optional.empty(), file).close();
        Files.writeString(file, Files.readString(file).replaceFirst("\\{", "{\"weather\": \"fine\", "));
        assertThat(warningsWhile(() -> serve(Optional.empty(), file)))
                .singleElement()
                .asString()
                .contains("written by another version: 'weather' is unknown");
    }

    @Test
    void aFileServesOneServer() throws IOException, InterruptedException {
        Path file = folder.resolve("kept.json");
        try (PlayServer first = serve(Optional.empty(), file)) {
            assertThatThrownBy(() -> serve(Optional.empty(), file))
                    .isInstanceOf(InputException.class)
                    .hasMessageContainingAll(file + " is in use", "--state");
            assertThat(new PageClient(first.address()).current().get("game").asText())
                    .isEqualTo("shbang");
        }
        serve(Optional.empty(), file).close();
    }

    @Test
    void thePageIsToldWhileTheGameIsNotKept() throws IOException, InterruptedException {
        Path obstacle = Files.createFile(folder.resolve("folder"));
        try (PlayServer server = serve(Optional.empty(), obstacle.resolve("kept.json"))) {
            PageClient client = new PageClient(server.address());
            JsonNode game = client.begin("chess", "both", "", "");
            assertThat(game.get("notKept").asText()).startsWith("The game is not kept: ");
            assertThat(client.current().get("notKept")).isEqualTo(game.get("notKept"));
            Files.delete(obstacle);
            assertThat(client.move(game, "e2e4").get("notKept").isNull()).isTrue();
            assertThat(obstacle.resolve("kept.json")).exists();
        }
    }

    /** What the file's keeper warns of while a server starts and ends. */
    private static List<String> warningsWhile(Supplier<PlayServer> starting) {
        Logger logger = (Logger) LoggerFactory.getLogger(GameFile.class);
        ListAppender<ILoggingEvent> heard = new ListAppender<>();
        heard.start();
        logger.addAppender(heard);
        try {
            starting.get().close();
        } finally {
            logger.detachAppender(heard);
        }
        return heard.list.stream()
                .filter(event -> event.getLevel() == Level.WARN)
                .map(ILoggingEvent::getFormattedMessage)
                .toList();
    }
}
