package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** What goes on around the moves, on the page itself: clocks, draw offers, series, taking back, engines alone. */
@Tag("external")
class PageTableTest {
    private static final String ONE = "\"simulations\": 1";

    @TempDir
    static Path folder;

    private static PageRig page;
    private static Browser browser;

    @BeforeAll
    static void open() throws IOException, InterruptedException {
        page = new PageRig(ThinkerFactory.uniform(), folder);
        browser = page.browser;
    }

    @AfterAll
    static void close() {
        if (page != null) {
            page.close();
        }
    }

    private static void showWithClocks(long base, long increment) throws IOException, InterruptedException {
        String player = "{\"seat\": \"human\", \"base\": %d, \"increment\": %d}".formatted(base, increment);
        page.client.act(
                "/api/new",
                "{\"game\": \"chess\", \"first\": \"white\", \"players\": [%s, %s]}".formatted(player, player));
        page.reload();
    }

    @Test
    void whoRunsOutOfTimeLosesWithoutATouch() throws IOException, InterruptedException {
        showWithClocks(1500, 0);
        assertThat(page.text("[data-clock=black]")).isEqualTo("0:01.5");
        browser.await("document.querySelector(\"#status.over\")");
        assertThat(page.text("#status")).isEqualTo("White ran out of time: Black wins. 0–1");
        assertThat(page.text("[data-clock=white]")).isEqualTo("0:00.0");
        page.screenshot("clock-loss");
    }

    @Test
    void clocksRunStopAndAreSetInTheDialog() throws IOException, InterruptedException {
        page.show("chess", "both", "", "");
        assertThat(page.isShown("[data-clock=white]")).isFalse();
        browser.click("#new-game");
        browser.evaluate(
                "(() => { const f = document.querySelector(\"#setup form\").elements; f.game.value = \"chess\";"
                        + " f.seats.value = \"both\"; f.first.value = \"white\"; f.hasClock.click(); f.differs.click();"
                        + " f.firstMinutes.value = 90; f.secondMinutes.value = 2; f.secondIncrement.value = 30; })()");
        page.screenshot("setup-clocks");
        browser.click("#setup .primary");
        browser.await("document.querySelector(\"[data-clock=white].running\")");
        assertThat(page.text("[data-clock=white]")).startsWith("1:");
        assertThat(page.text("[data-clock=black]")).isEqualTo("2:00");
        page.move("e2", "e4");
        browser.await("document.querySelector(\"[data-clock=black].running\")");
        page.move("e7", "e5");
        browser.await("document.querySelector(\"[data-clock=white].running\")");
        assertThat(page.text("[data-clock=black]")).startsWith("2:");
        browser.click("#pause");
        page.awaitText("#status", "Paused. White to move.");
        assertThat(page.isShown("[data-clock].running")).isFalse();
        browser.click("#resume");
        browser.await("document.querySelector(\"[data-clock=white].running\")");
    }

    @Test
    void theDialogLetsTheEngineOfferDrawsAndResign() throws IOException, InterruptedException {
        page.show("chess", "white", ONE, "");
        assertThat(folder.resolve("game.json")).content().contains("\"engineDeclares\":false");
        browser.click("#new-game");
        browser.click("#setup [name=engineDeclares]");
        browser.evaluate("document.querySelector(\"#setup [name=secondAmount]\").value = \"\"");
        browser.click("#setup .primary");
        page.awaitText("#setup .fault", "Simulations for each move: expected a number");
        browser.evaluate("document.querySelector(\"#setup [name=secondAmount]\").value = 1");
        // Nobody sees what is wrong with a clock that is not wanted.
        browser.evaluate("document.querySelector(\"#setup [name=firstMinutes]\").value = -1");
        browser.click("#setup .primary");
        browser.await("!document.querySelector(\"#setup\").open");
        assertThat(folder.resolve("game.json")).content().contains("\"engineDeclares\":true");
    }

    @Test
    void theKeyboardKeepsItsPlaceAmongTheMoves() throws IOException, InterruptedException {
        page.show("chess", "both", "", "");
        page.move("e2", "e4");
        page.awaitMoves(1);
        browser.evaluate("document.querySelector(\"[data-ply]\").focus()");
        page.client.act("/api/move", "{\"ply\": 1, \"uci\": \"e7e5\"}");
        page.awaitMoves(2);
        assertThat(browser.evaluate("document.activeElement.dataset.ply")).isEqualTo("1");
    }

    @Test
    void aDrawIsOfferedAndAcceptedAndTheSeriesGoesOn() throws IOException, InterruptedException {
        page.show("chess", "both", "", "");
        page.move("e2", "e4");
        page.awaitMoves(1);
        browser.click("#offer-draw");
        page.awaitText("#player-bottom", "offers a draw");
        page.awaitText("#announcer", "White offers a draw");
        page.screenshot("draw-offer");
        browser.click("#accept-draw");
        page.awaitText("#status", "Draw by agreement. ½–½");
        assertThat(page.text("#player-bottom .points")).isEqualTo("½");
        browser.click("#next-game");
        page.awaitMoves(0);
        page.awaitText("#player-bottom", "player 2");
        assertThat(page.text("#player-top .points")).isEqualTo("½");
        page.move("d2", "d4");
        page.awaitMoves(1);
        browser.click("#resign");
        browser.click("#confirm [value=yes]");
        page.awaitText("#status", "Black resigned");
        assertThat(page.text("#player-bottom .points")).isEqualTo("1½");
    }

    @Test
    void anEngineThatIsLostTakesTheDrawThatComesWithTheMove() throws IOException, InterruptedException {
        String mateInTwo = ", \"fen\": \"7k/8/6K1/8/8/8/8/R7 w - - 0 1\"";
        page.show("chess", "white", "\"simulations\": 200", mateInTwo);
        browser.click("#offer-draw");
        page.awaitText("#offer-draw", "Draw offered with your move");
        page.move("a1", "a7");
        page.awaitText("#status", "Draw by agreement.");
        assertThat(page.text("#moves .shown")).isEqualTo("Ra7");
    }

    @Test
    void aTurnEndsWithDone() throws IOException, InterruptedException {
        page.show("chess", "white", ONE, ", \"takeBack\": \"until_done\"");
        page.move("e2", "e4");
        page.awaitMoves(1);
        page.awaitText("#status", "Press “Done” to end the turn.");
        page.screenshot("done");
        browser.click("#take-back");
        page.awaitMoves(0);
        page.move("d2", "d4");
        page.awaitMoves(1);
        browser.click("#done");
        page.awaitMoves(2);
        assertThat(browser.evaluate("document.querySelector(\"#done\").disabled"))
                .isEqualTo("true");
        assertThat(browser.evaluate("document.querySelector(\"#take-back\").disabled"))
                .isEqualTo("true");
    }

    @Test
    void enginesPlayArePausedAndMoveStepByStep() throws IOException, InterruptedException {
        page.show("shbang", "none", "\"millis\": 200", "");
        browser.await("document.querySelectorAll(\"#moves .ply\").length >= 2");
        browser.click("#pause");
        page.awaitText("#status", "Paused.");
        int plies = Integer.parseInt(browser.evaluate("document.querySelectorAll(\"#moves .ply\").length"));
        browser.click("#step");
        page.awaitMoves(plies + 1);
        browser.await("document.querySelector(\"#step\").offsetParent");
        browser.click("#resume");
        browser.await("document.querySelectorAll(\"#moves .ply\").length > " + (plies + 1));
        assertThat(page.isShown("#resign")).isFalse();
    }

    @Test
    void theGameIsSavedAsPgn() throws IOException, InterruptedException {
        page.show("shbang", "both", "", "");
        page.move("e2", "e4");
        page.awaitMoves(1);
        browser.evaluate("(() => { const make = URL.createObjectURL;"
                + " URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; });"
                + " return make(blob); }; document.querySelector(\"#save-pgn\").click(); })()");
        browser.await("window.saved");
        assertThat(browser.evaluate("window.saved")).contains("[Variant \"shbang\"]", "1. e4 *");
    }
}
