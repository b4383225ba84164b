package org.shbangzero.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.play.Browser;

/** Holds the rules and the search that a browser runs against the ones that everything else does. */
@Tag("external")
class ComparisonTest {
    private static final Path TABLES = Path.of("..", "core", "src", "test", "resources", "perft");
    private static final long MOST_NODES = 300_000;
    private static final int WALKS = 100;

    @TempDir
    static Path folder;

    private static Browser browser;

    @BeforeAll
    static void open() throws IOException, InterruptedException {
        Chromium.assumeInstalled();
        Path page = folder.resolve("comparison.html");
        Files.writeString(
                page,
                """
                <!doctype html>
                <script type="module">
                  const { load } = await import('data:text/javascript;base64,%s');
                  const program = Uint8Array.from(atob('%s'), (letter) => letter.charCodeAt(0));
                  window.java = (await load(program)).exports;
                </script>
                """
                        .formatted(
                                base64("/org/shbangzero/web/page/teavm.js"),
                                base64("/org/shbangzero/web/comparison.wasm")));
        browser = new Browser(folder.resolve("profile"));
        browser.open(page.toUri());
        browser.await("window.java");
    }

    private static String base64(String resource) throws IOException {
        try (InputStream in = ComparisonTest.class.getResourceAsStream(resource)) {
            return Base64.getEncoder().encodeToString(in.readAllBytes());
        }
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
    }

    static String[] games() {
        return Games.all().stream().map(Game::id).toArray(String[]::new);
    }

    @ParameterizedTest
    @MethodSource("games")
    void countsWhatTheTablesSay(String game) throws IOException, InterruptedException {
        int compared = 0;
        List<String> table = Files.readAllLines(TABLES.resolve(game + ".tsv"));
        for (String line : table.subList(1, table.size())) {
            String[] fields = line.split("\t");
            if (Long.parseLong(fields[2]) > MOST_NODES) {
                continue;
            }
            String counted = browser.evaluate("java.perft('%s', '%s', %s)".formatted(game, fields[0], fields[1]));
            assertThat(counted).as(line).isEqualTo(fields[2]);
            compared++;
        }
        assertThat(compared).isGreaterThan(20);
    }

    @ParameterizedTest
    @MethodSource("games")
    void playsRandomGamesAlike(String game) throws IOException, InterruptedException {
        int positions = 0;
        for (int seed = 1; seed <= WALKS; seed++) {
            String expected = Comparison.walk(game, seed);
            assertThat(browser.evaluate("java.walk('%s', %d)".formatted(game, seed)))
                    .as("seed %d", seed)
                    .isEqualTo(expected);
            positions += Integer.parseInt(expected.substring(0, expected.indexOf(' ')));
        }
        assertThat(positions).isGreaterThan(5000);
    }

    @ParameterizedTest
    @CsvSource({
        "chess, GUMBEL, 200, false",
        "chess, PUCT, 300, false",
        "shbang, GUMBEL, 200, true",
        "shbang, PUCT, 300, true",
        "nocastle, GUMBEL, 64, true",
        "banzai, PUCT, 200, false",
        "shambhala, GUMBEL, 200, false"
    })
    void searchesAlike(String game, String algorithm, int simulations, boolean noise)
            throws IOException, InterruptedException {
        for (int seed = 1; seed <= 5; seed++) {
            assertThat(browser.evaluate(
                            "java.search('%s', '%s', %d, %d, %b)".formatted(game, algorithm, seed, simulations, noise)))
                    .as("seed %d", seed)
                    .isEqualTo(Comparison.search(game, algorithm, seed, simulations, noise));
        }
    }

    /** Without this, texts that the browser makes up would pass. */
    @Test
    void otherGamesAreNotAlike() throws IOException, InterruptedException {
        assertThat(browser.evaluate("java.walk('chess', 1)")).isNotEqualTo(Comparison.walk("chess", 2));
    }
}
