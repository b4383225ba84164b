package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** Plays on the page itself, in Debian's Chromium. Screenshots are left in {@code target/screenshots}. */
@Tag("external")
class PageTest {
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    @TempDir
    static Path folder;

    private static ThinkerFactory thinkers;
    private static PlayServer server;
    private static PageClient client;
    private static Browser browser;

    @BeforeAll
    static void open() throws IOException, InterruptedException {
        boolean isInstalled = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(path -> Files.isExecutable(Path.of(path, "chromium")));
        assumeThat(isInstalled).as("chromium is on the PATH").isTrue();
        thinkers = ThinkerFactory.alphaBeta();
        server = new PlayServer(
                thinkers, "alphabeta", Optional.empty(), folder.resolve("game.json"), 0, new SplittableRandom(1));
        client = new PageClient(server.address());
        browser = new Browser(folder.resolve("profile"));
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
        if (server != null) {
            server.close();
            thinkers.close();
        }
    }

    @BeforeEach
    void lightly() throws IOException, InterruptedException {
        browser.prefer("light");
    }

    private static void show(String game, String colour, String more) throws IOException, InterruptedException {
        client.begin(game, colour, "\"simulations\": 1", more);
        browser.open(server.address(), 1100, 820);
        browser.await("document.querySelectorAll(\".square\").length === 64 && location.protocol === \"http:\"");
    }

    private static String text(String selector) throws IOException, InterruptedException {
        return browser.evaluate("document.querySelector('" + selector + "').textContent");
    }

    private static void awaitMoves(int plies) throws IOException, InterruptedException {
        browser.await("document.querySelectorAll(\"#moves .ply\").length === " + plies);
    }

    private static void move(String from, String to) throws IOException, InterruptedException {
        browser.click("[data-square=" + from + "]");
        browser.click("[data-square=" + to + "]");
    }

    @Test
    void hitsAreMarkedAnnouncedAndAnsweredFromTheHand() throws IOException, InterruptedException {
        show("shbang", "both", "");
        move("e2", "e4");
        awaitMoves(1);
        browser.drag("[data-square=d7]", "[data-square=d5]");
        awaitMoves(2);
        browser.click("[data-square=e4]");
        assertThat(browser.evaluate("document.querySelector(\"[data-square=d5]\").className"))
                .contains("target hit");
        assertThat(browser.evaluate("document.querySelector(\"[data-square=e5]\").className"))
                .contains("target move");
        browser.screenshot(SCREENSHOTS.resolve("shbang-targets.png"));
        browser.click("[data-square=d5]");
        awaitMoves(3);
        assertThat(text("#banner")).isEqualTo("SHBANG! no lives left");
        assertThat(text("#announcer")).isEqualTo("white e*d5: SHBANG! no lives left");
        assertThat(text("#moves .caption")).isEqualTo("SHBANG! no lives left");
        browser.screenshot(SCREENSHOTS.resolve("shbang-hit.png"));
        browser.drag(".hand:not(:disabled)", "[data-square=e8]");
        awaitMoves(4);
        assertThat(text("#moves .latest")).isEqualTo("L@e8");
        assertThat(text("[data-square=e8] .lives")).isEqualTo("1");
    }

    @Test
    void theEngineAnswersAndTheBoardIsBlacksWhenBlackIsPlayed() throws IOException, InterruptedException {
        show("shambhala", "black", "");
        awaitMoves(1);
        assertThat(browser.evaluate("document.querySelector(\".square\").dataset.square"))
                .isEqualTo("h1");
        browser.screenshot(SCREENSHOTS.resolve("shambhala-black.png"));
        move("e6", "e5");
        awaitMoves(3);
        browser.click("#take-back");
        awaitMoves(1);
        browser.click("#resign");
        browser.click("#confirm [value=yes]");
        browser.await("document.querySelector(\"#status.over\")");
        assertThat(text("#status")).isEqualTo("Black resigned: White wins. 1–0");
    }

    @Test
    void aPushThatPromotesAsksForThePiece() throws IOException, InterruptedException {
        show("banzai", "both", ", \"fen\": \"4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1\"");
        browser.prefer("dark");
        browser.click("[data-square=a1]");
        assertThat(browser.evaluate("document.querySelector(\"[data-square=a7]\").className"))
                .contains("target push");
        browser.click("[data-square=a7]");
        browser.await("document.querySelector(\"#promotion[open]\")");
        assertThat(text("#promotion .choices")).isEqualTo("rookbishopknight");
        browser.screenshot(SCREENSHOTS.resolve("banzai-promotion.png"));
        browser.click("#promotion button:nth-child(3)");
        awaitMoves(1);
        assertThat(text("#moves .latest")).isEqualTo("Ra7=N");
    }

    @Test
    void theKeyboardPlaysToo() throws IOException, InterruptedException {
        show("chess", "both", "");
        browser.evaluate("document.querySelector(\"[data-square=e2]\").focus()");
        browser.key("Enter");
        browser.key("ArrowUp");
        browser.key("ArrowUp");
        browser.key("Enter");
        awaitMoves(1);
        assertThat(text("#moves .latest")).isEqualTo("e4");
        assertThat(text("#status")).isEqualTo("Black to move.");
    }

    @Test
    void aNewGameIsChosenInTheDialogAndMateIsSaidInWords() throws IOException, InterruptedException {
        show("shbang", "both", "");
        browser.click("#new-game");
        browser.evaluate(
                "(() => { const f = document.querySelector(\"#setup form\").elements; f.game.value = \"chess\";"
                        + " f.colour.value = \"both\"; f.pgn.value = \"1. f3 e5 2. g4 *\"; })()");
        browser.click("#setup .primary");
        awaitMoves(3);
        move("d8", "h4");
        browser.await("document.querySelector(\"#status.over\")");
        assertThat(text("#status")).isEqualTo("Checkmate: Black wins. 0–1");
        assertThat(browser.evaluate("document.querySelector(\"[data-square=e1]\").className"))
                .contains("check");
        browser.screenshot(SCREENSHOTS.resolve("chess-mate.png"));
    }
}
