package org.shbangzero.web.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.core.notation.PgnGame;
import org.shbangzero.core.notation.PgnReader;
import org.shbangzero.evaluate.play.Browser;
import org.shbangzero.selfplay.testing.RandomNetwork;
import org.shbangzero.web.Chromium;

/** Plays on the page in Chromium, opened from its file, without a network. Needs the folder of onnxruntime-web in {@code ONNXRUNTIME_WEB}. */
@Tag("external")
class LocalPageTest {
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");
    private static final ObjectMapper MAPPER = new ObjectMapper();
    /** Where the page keeps its game. */
    private static final String PLACE =
            "'shbang-zero ' + JSON.parse(document.getElementById('about').textContent).sha256";

    private static final Duration LONGEST_GAME = Duration.ofMinutes(4);

    @TempDir
    static Path folder;

    private static OnnxRuntimeWeb runtime;
    private static Browser browser;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        Chromium.assumeInstalled();
        String found = System.getenv("ONNXRUNTIME_WEB");
        assumeThat(found)
                .as("the folder of onnxruntime-web, in ONNXRUNTIME_WEB")
                .isNotNull();
        runtime = OnnxRuntimeWeb.read(Path.of(found));
        browser = new Browser(folder.resolve("profile"));
        browser.resize(1100, 900, false);
        browser.goOffline();
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
    }

    private static void show(String game) throws IOException, InterruptedException {
        Path model = folder.resolve(game + ".onnx");
        RandomNetwork.write(model, Games.byId(game), 2, 16, 7);
        Path page = folder.resolve(game + ".html");
        if (!Files.exists(page)) {
            new HtmlExport(model, game + "@test", runtime, "1.2").write(page.toString());
        }
        open(page);
    }

    private static void open(Path page) throws IOException, InterruptedException {
        browser.open(page.toUri());
        browser.await("document.querySelectorAll('.square').length === 64");
    }

    /** What a function of the page's {@code api.js} answers. */
    private static JsonNode api(String call) throws IOException, InterruptedException {
        browser.evaluate("window.answer = undefined; import('shbang/api.js').then((api) => api." + call
                + ").then((answer) => { window.answer = JSON.stringify({ answer }); },"
                + " (error) => { window.answer = JSON.stringify({ error: error.message }); }); undefined");
        browser.await("window.answer");
        return MAPPER.readTree(browser.evaluate("window.answer"));
    }

    private static String text(String selector) throws IOException, InterruptedException {
        return browser.evaluate("document.querySelector('" + selector + "').textContent");
    }

    @ParameterizedTest
    @ValueSource(strings = {"shbang", "chess"})
    void playsAWholeGameByTheRules(String id) throws IOException, InterruptedException {
        show(id);
        api("begin({ game: '" + id + "', first: 'white',"
                + " players: [{ seat: 'engine', simulations: 8 }, { seat: 'engine', simulations: 4 }] })");
        long deadline = System.nanoTime() + LONGEST_GAME.toNanos();
        JsonNode view = api("current()").get("answer");
        while (view.get("result").isNull()) {
            assertThat(System.nanoTime()).as(view.at("/position/fen").asText()).isLessThan(deadline);
            Thread.sleep(200);
            view = api("current()").get("answer");
        }
        browser.await("document.querySelector('#status.over')");
        browser.screenshot(SCREENSHOTS.resolve("html-" + id + "-over.png"));

        Game rules = Games.byId(id);
        PgnGame game = new PgnReader(new StringReader(api("pgn()").get("answer").asText()), "PGN", Optional.of(rules))
                .next()
                .orElseThrow();
        Position position = rules.start(0);
        game.moves().forEach(move -> position.make(position.parseMove(move.uci())));
        assertThat(game.moves()).hasSize(view.get("moves").size()).hasSizeGreaterThan(10);
        assertThat(position.fen()).isEqualTo(view.at("/position/fen").asText());
        assertThat(position.result()).hasToString(view.at("/result/text").asText());
    }

    @Test
    void answersAPersonAndKeepsTheGame() throws IOException, InterruptedException {
        show("shbang");
        api(
                "begin({ game: 'shbang', first: 'white', players: [{ seat: 'human' }, { seat: 'engine', simulations: 64 }] })");
        browser.await("document.querySelectorAll('#moves .ply').length === 0");
        browser.click("[data-square=e2]");
        browser.click("[data-square=e4]");
        browser.await("document.querySelectorAll('#moves .ply').length === 2");
        assertThat(text("#moves")).contains("e4");
        assertThat(text("footer")).contains("shbang@test");
        browser.screenshot(SCREENSHOTS.resolve("html-shbang.png"));

        String fen = api("current()").at("/answer/position/fen").asText();
        open(folder.resolve("shbang.html"));
        browser.await("document.querySelectorAll('#moves .ply').length === 2");
        assertThat(api("current()").at("/answer/position/fen").asText()).isEqualTo(fen);
        assertThat(api("takeBack()").at("/answer/moves")).isEmpty();
    }

    @Test
    void movesAtOnceWhenToldTo() throws IOException, InterruptedException {
        show("chess");
        api(
                "begin({ game: 'chess', first: 'white', players: [{ seat: 'engine', simulations: 100000 }, { seat: 'human' }] })");
        assertThat(api("current()").at("/answer/thinking").asBoolean()).isTrue();
        browser.click("#move-now");
        browser.await("document.querySelectorAll('#moves .ply').length === 1");
        assertThat(text("#status")).isEqualTo("Your move.");
    }

    @Test
    void whatIsKeptAndCannotBeReadIsSetAside() throws IOException, InterruptedException {
        show("chess");
        String players = "{\"game\": \"chess\", \"moves\": [], \"players\": [null, null]}";
        String moves = "{\"game\": \"chess\", \"moves\": [null]}";
        for (String damaged : List.of("no JSON", "5", "{}", "{\"game\": \"chess\", \"moves\": 1}", moves, players)) {
            browser.evaluate("localStorage.setItem(" + PLACE + ", '" + damaged + "')");
            open(folder.resolve("chess.html"));
            assertThat(api("current()").at("/answer/game").asText()).isEqualTo("chess");
            assertThat(text("#not-kept")).startsWith("The game that was kept is not gone on with: ");
            assertThat(browser.evaluate("localStorage.getItem(" + PLACE + " + ' set aside')"))
                    .isEqualTo(damaged);
        }
        open(folder.resolve("chess.html"));
        assertThat(text("#not-kept")).isEmpty();
    }

    @Test
    void tellsThatTheGameIsNotKept() throws IOException, InterruptedException {
        show("chess");
        browser.evaluate("window.kept = Storage.prototype.setItem;"
                + " Storage.prototype.setItem = () => { throw new Error('the storage is full'); }");
        String begin = "begin({ game: 'chess', first: 'white', players: [{ seat: 'human' }, { seat: 'human' }] })";
        assertThat(api(begin).at("/answer/notKept").asText())
                .isEqualTo("The game is not kept, and ends with this page: the storage is full");
        browser.evaluate("Storage.prototype.setItem = window.kept; undefined");
        assertThat(api(begin).at("/answer/notKept").isNull()).isTrue();
    }

    @Test
    void tellsWhenAnotherTabKeepsItsGame() throws IOException, InterruptedException {
        show("chess");
        browser.evaluate("window.dispatchEvent(new StorageEvent('storage', { key: " + PLACE + ", newValue: '{}' }))");
        assertThat(text("#not-kept")).startsWith("This page is open twice");
        api("begin({ game: 'chess', first: 'white', players: [{ seat: 'human' }, { seat: 'human' }] })");
        assertThat(text("#not-kept")).isEmpty();
    }

    @Test
    void tellsThatTheNetworkFails() throws IOException, InterruptedException {
        Path model = folder.resolve("broken.onnx");
        RandomNetwork.write(model, Games.byId("chess"), 1, 8, 7);
        NetworkPart chess = NetworkPart.read(model, "chess@test");
        NetworkPart broken =
                new NetworkPart(Games.byId("shbang"), "broken@test", "of no file", chess.metadata(), chess.content());
        Path page = folder.resolve("broken.html");
        Files.writeString(page, new LocalPage(broken, runtime, "1.2").file());
        open(page);
        api(
                "begin({ game: 'shbang', first: 'white', players: [{ seat: 'engine', simulations: 8 }, { seat: 'human' }] })");
        browser.await("document.getElementById('trouble').textContent");
        assertThat(text("#trouble")).startsWith("the engine failed: the network cannot be computed: ");
        assertThat(text("#status")).startsWith("Paused.");
    }

    @Test
    void aFlagFallsByItself() throws IOException, InterruptedException {
        show("chess");
        api("begin({ game: 'chess', first: 'white', players: [{ seat: 'human', base: 1000 }, { seat: 'human' }] })");
        browser.await("document.querySelector('#status.over')");
        assertThat(api("current()").at("/answer/result/text").asText()).isEqualTo("black_wins:time");
    }

    @Test
    void saysWhatCannotBeDone() throws IOException, InterruptedException {
        show("chess");
        api("begin({ game: 'chess', first: 'white', players: [{ seat: 'human' }, { seat: 'human' }] })");
        assertThat(api("move(0, 'e2e5')").get("error").asText()).contains("e2e5");
        assertThat(api("begin({ game: 'shbang' })").get("error").asText())
                .isEqualTo("the engine does not play 'shbang'; expected chess");
        assertThat(api("begin({ game: 'chess', players: [{ seat: 'engine', simulations: 1.5 }, {}] })")
                        .get("error")
                        .asText())
                .isEqualTo("'simulations' is '1.5'; expected a whole number");
    }

    @Test
    void analyses() throws IOException, InterruptedException {
        show("chess");
        api("begin({ game: 'chess', first: 'white', players: [{ seat: 'human' }, { seat: 'human' }] })");
        JsonNode analysis = api("analyse(0)").get("answer");
        while (analysis.get("nodes").asInt() < 100) {
            analysis = api("nextAnalysis(" + analysis.get("version") + ")").get("answer");
        }
        assertThat(analysis.get("lines").get(0).get("visits").asInt()).isPositive();
        assertThat(api("analyse(null)").at("/answer/running").asBoolean()).isFalse();
    }
}
