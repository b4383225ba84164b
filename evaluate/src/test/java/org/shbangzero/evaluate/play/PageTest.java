package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** Plays on the page itself: every way to make a move, and what is told of it. */
@Tag("external")
class PageTest {
    private static final String ONE = "\"simulations\": 1";

    @TempDir
    static Path folder;

    private static PageRig page;
    private static Browser browser;

    @BeforeAll
    static void open() throws IOException, InterruptedException {
        page = new PageRig(ThinkerFactory.alphaBeta(), folder);
        browser = page.browser;
    }

    @AfterAll
    static void close() {
        if (page != null) {
            page.close();
        }
    }

    @BeforeEach
    void onALightScreen() throws IOException, InterruptedException {
        page.onScreen();
        browser.prefer("light");
    }

    @Test
    void hitsAreMarkedAnnouncedAndAnsweredFromTheHand() throws IOException, InterruptedException {
        page.show("shbang", "both", "", "");
        page.move("e2", "e4");
        page.awaitMoves(1);
        browser.drag("[data-square=d7]", "[data-square=d5]");
        page.awaitMoves(2);
        browser.click("[data-square=e4]");
        assertThat(page.classOf("d5")).contains("target hit");
        assertThat(page.classOf("e5")).contains("target move");
        page.screenshot("shbang-targets");
        browser.click("[data-square=d5]");
        page.awaitMoves(3);
        assertThat(page.text("#banner")).isEqualTo("SHBANG! no lives left");
        assertThat(page.text("#announcer")).isEqualTo("white e*d5: SHBANG! no lives left");
        assertThat(page.text("#moves .caption")).isEqualTo("SHBANG! no lives left");
        page.screenshot("shbang-hit");
        browser.drag(".hand:not(:disabled)", "[data-square=e8]");
        page.awaitMoves(4);
        assertThat(page.text("#moves .shown")).isEqualTo("L@e8");
        assertThat(page.text("[data-square=e8] .lives")).isEqualTo("1");
    }

    @Test
    void theEngineAnswersAndTheBoardIsBlacksWhenBlackIsPlayed() throws IOException, InterruptedException {
        page.show("shambhala", "black", ONE, "");
        page.awaitMoves(1);
        assertThat(browser.evaluate("document.querySelector(\".square\").dataset.square"))
                .isEqualTo("h1");
        assertThat(browser.evaluate("[...document.querySelectorAll(\".file\")].map(f => f.textContent).join(\"\")"))
                .isEqualTo("hgfedcba");
        page.screenshot("shambhala-black");
        page.move("e6", "e5");
        page.awaitMoves(3);
        browser.click("#take-back");
        page.awaitMoves(1);
        browser.click("#resign");
        browser.click("#confirm [value=yes]");
        browser.await("document.querySelector(\"#status.over\")");
        assertThat(page.text("#status")).isEqualTo("Black resigned: White wins. 1–0");
    }

    @Test
    void aPushThatPromotesAsksForThePiece() throws IOException, InterruptedException {
        page.show("banzai", "both", "", ", \"fen\": \"4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1\"");
        browser.prefer("dark");
        browser.click("[data-square=a1]");
        assertThat(page.classOf("a7")).contains("target push");
        browser.click("[data-square=a7]");
        browser.await("document.querySelector(\"#promotion[open]\")");
        assertThat(page.text("#promotion .choices")).isEqualTo("rookbishopknight");
        page.screenshot("banzai-promotion");
        browser.click("#promotion button:nth-child(3)");
        page.awaitMoves(1);
        assertThat(page.text("#moves .shown")).isEqualTo("Ra7=N");
    }

    @Test
    void aPawnBecomesOneOfTheCapturedPiecesAndCapturesLookDifferent() throws IOException, InterruptedException {
        page.show("shambhala", "both", "", ", \"fen\": \"3r4/2P5/8/8/7r/4g3/8/RNE1GENR w - - 0 1\"");
        browser.click("[data-square=c7]");
        assertThat(page.classOf("d8")).contains("target capture");
        assertThat(page.classOf("c8")).contains("target move");
        assertThat(page.text("#legend")).isEqualTo("movecapture");
        browser.click("[data-square=d8]");
        browser.await("document.querySelector(\"#promotion[open]\")");
        browser.key("Escape");
        browser.await("!document.querySelector(\"#promotion[open]\")");
        assertThat(page.text("#moves")).isEmpty();
        page.move("c7", "d8");
        browser.await("document.querySelector(\"#promotion[open]\")");
        browser.click("#promotion button:nth-child(1)");
        page.awaitMoves(1);
        assertThat(page.text("#moves .shown")).startsWith("cxd8=");
    }

    /** Browsers tell that a dialog was closed a moment later, when it may be open for another move. */
    @Test
    void aPromotionIsChosenRightAfterAnotherWasGivenUp() throws IOException, InterruptedException {
        page.show("chess", "both", "", ", \"fen\": \"3r3k/2P5/8/8/8/8/8/K7 w - - 0 1\"");
        page.move("c7", "d8");
        browser.await("document.querySelector(\"#promotion[open]\")");
        browser.evaluate("(() => { document.querySelector(\"#promotion\").close();"
                + " for (const key of [\"ArrowDown\", \"ArrowLeft\", \"Enter\", \"ArrowUp\", \"ArrowRight\", \"Enter\"]) {"
                + " document.querySelector(\"#board\").dispatchEvent(new KeyboardEvent(\"keydown\", { key })); } })()");
        browser.await("document.querySelector(\"#promotion[open]\")");
        browser.click("#promotion button:nth-child(1)");
        page.awaitMoves(1);
        assertThat(page.text("#moves .shown")).isEqualTo("cxd8=Q+");
    }

    @Test
    void theKeyboardPlaysToo() throws IOException, InterruptedException {
        page.show("chess", "both", "", "");
        browser.evaluate("document.querySelector(\"[data-square=e2]\").focus()");
        browser.key("Enter");
        browser.key("ArrowUp");
        browser.key("ArrowUp");
        assertThat(browser.evaluate("document.activeElement.ariaLabel")).isEqualTo("e4, empty, can be reached");
        browser.key("Enter");
        page.awaitMoves(1);
        assertThat(page.text("#moves .shown")).isEqualTo("e4");
        assertThat(page.text("#status")).isEqualTo("Black to move.");
        assertThat(page.text("#announcer")).isEqualTo("white e4");
    }

    @Test
    void fingersTapAndDrag() throws IOException, InterruptedException {
        page.show("shbang", "both", "", "");
        browser.resize(360, 740, true);
        browser.tap("[data-square=e2]");
        browser.tap("[data-square=e4]");
        page.awaitMoves(1);
        browser.slide("[data-square=d7]", "[data-square=d5]");
        page.awaitMoves(2);
        browser.tap("[data-square=e4]");
        browser.tap("[data-square=d5]");
        page.awaitMoves(3);
        browser.slide(".hand:not(:disabled)", "[data-square=e8]");
        page.awaitMoves(4);
        assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo("360");
        page.screenshot("play-phone");
    }

    @Test
    void aPhoneShowsAllWithoutScrollingSideways() throws IOException, InterruptedException {
        String clock = ", \"base\": 5400000, \"increment\": 30000";
        page.client.act(
                "/api/new",
                "{\"game\": \"shbang\", \"first\": \"white\", \"players\": [{\"seat\": \"human\"%s}, {\"seat\": \"engine\"%s}]}"
                        .formatted(clock, clock));
        browser.resize(360, 1400, true);
        browser.prefer("dark");
        page.reload();
        browser.tap("#analyse");
        browser.await("document.querySelector(\"#lines tr\")");
        page.screenshot("phone-analysis");
        assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo("360");
        browser.tap("#analyse");
        browser.tap("#new-game");
        browser.evaluate("document.querySelector(\"#setup [name=hasClock]\").click()");
        page.screenshot("phone-setup");
        assertThat(browser.evaluate("document.querySelector(\"#setup\").scrollWidth"
                        + " <= document.querySelector(\"#setup\").clientWidth"))
                .isEqualTo("true");
    }

    @Test
    void aNewGameIsChosenInTheDialogAndMateIsSaidInWords() throws IOException, InterruptedException {
        page.show("shbang", "both", "", "");
        browser.click("#panel summary");
        browser.click("#load");
        browser.evaluate("document.querySelector(\"#setup form\").elements.seats.value = \"both\"");
        loadPgn("1. f3 e5 2. g5 *");
        assertThat(page.text("#setup-summary")).startsWith("chess by the FIDE Laws");
        browser.click("#setup .primary");
        page.awaitText("#setup .fault", "g5");
        page.screenshot("setup");
        loadPgn("1. f3 e5 2. g4 *");
        browser.click("#setup .primary");
        page.awaitMoves(3);
        page.move("d8", "h4");
        browser.await("document.querySelector(\"#status.over\")");
        assertThat(page.text("#status")).isEqualTo("Checkmate: Black wins. 0–1");
        assertThat(page.classOf("e1")).contains("check");
        page.screenshot("chess-mate");
    }

    /** Types a game of chess into the dialog. */
    private static void loadPgn(String moves) throws IOException, InterruptedException {
        browser.evaluate("(() => { const pgn = document.querySelector(\"#setup form\").elements.pgn;"
                + " pgn.value = \"[Variant \\\"chess\\\"]\\n\\n" + moves + "\";"
                + " pgn.dispatchEvent(new Event(\"change\", {bubbles: true})); })()");
    }

    @Test
    void theGameIsGoneThroughMoveByMove() throws IOException, InterruptedException {
        page.show("chess", "both", "", ", \"pgn\": \"1. e4 e5 2. Nf3 *\"");
        page.awaitMoves(3);
        browser.key(",");
        page.awaitText("#status", "Looking back at 1… e5.");
        browser.key("Home");
        page.awaitText("#status", "Looking back at the start.");
        assertThat(page.classOf("e2")).doesNotContain("movable");
        assertThat(page.text("#fen")).endsWith("w KQkq - 0 1");
        browser.click("#moves .ply[data-ply=\"1\"]");
        page.awaitText("#status", "Looking back at 1. e4.");
        browser.click("#next");
        page.awaitText("#status", "1… e5.");
        browser.click("#last");
        page.awaitText("#status", "Black to move.");
        assertThat(page.classOf("b8")).contains("movable");
    }

    @Test
    void whoReloadsOrLooksAtTheBoardFromTheOtherSideSeesTheSameGame() throws IOException, InterruptedException {
        page.show("nocastle", "both", "", ", \"startId\": 5");
        page.move("e2", "e4");
        page.awaitMoves(1);
        String fen = page.text("#fen");
        page.reload();
        page.awaitMoves(1);
        assertThat(page.text("#fen")).isEqualTo(fen);
        browser.key("f");
        assertThat(browser.evaluate("document.querySelector(\".square\").dataset.square"))
                .isEqualTo("h1");
    }
}
