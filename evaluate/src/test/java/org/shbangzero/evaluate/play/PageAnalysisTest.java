package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** The analysis on the page itself, and the pictures of the README. */
@Tag("external")
class PageAnalysisTest {
    @TempDir
    static Path folder;

    private static PageRig page;
    private static Browser browser;

    @BeforeAll
    static void open() throws IOException, InterruptedException {
        Game game = Games.byId("shbang");
        page = new PageRig(ThinkerFactory.of(new MaterialEvaluator(game.planes()), List.of(game)), folder);
        browser = page.browser;
    }

    @AfterAll
    static void close() {
        if (page != null) {
            page.close();
        }
    }

    private static void analyse(int plies) throws IOException, InterruptedException {
        page.awaitMoves(plies);
        browser.key("a");
        browser.await("document.querySelectorAll(\"#lines tr\").length === 3");
    }

    private static void awaitPositions(int least) throws IOException, InterruptedException {
        browser.await("parseInt(document.querySelector(\"#analysis-state\").textContent.replaceAll(\",\", \"\")) >= "
                + least);
    }

    @Test
    void whicheverPositionIsShownIsAnalysed() throws IOException, InterruptedException {
        page.show("shbang", "both", "", ", \"pgn\": \"1. e4 d5 *\"");
        assertThat(page.isShown("#odds")).isFalse();
        analyse(2);
        assertThat(page.text("#lines td.line-moves")).isNotEmpty();
        assertThat(page.text("#lines td:nth-child(3)")).endsWith(" %");
        assertThat(browser.evaluate("document.querySelectorAll(\"#arrows .arrow\").length"))
                .isEqualTo("3");
        assertThat(browser.evaluate("document.querySelector(\"#odds\").ariaLabel"))
                .matches("White wins .* %, draw .* %, Black wins .* %");
        page.awaitText("#analysis-state", "positions");
        page.reload();
        browser.await("document.querySelectorAll(\"#lines tr\").length === 3");
        String best = page.text("#lines strong");
        browser.key("Home");
        page.awaitText("#status", "the start");
        browser.await("document.querySelectorAll(\"#lines tr\").length === 3");
        assertThat(page.text("#lines strong")).isNotEqualTo(best);
        browser.key("a");
        browser.await("!document.querySelector(\"#arrows .arrow\")");
        assertThat(page.isShown("#analysis")).isFalse();
    }

    @Test
    void nothingIsAnalysedOnceTheGameIsOver() throws IOException, InterruptedException {
        String mateInOne = "6k1/8/7Q/8/8/8/8/K7 w - - 0/-/1/-/-/-/-/0 14/15 -/- 0 1";
        page.show("shbang", "both", "", ", \"fen\": \"" + mateInOne + "\"");
        page.move("h6", "g7");
        page.awaitMoves(1);
        browser.key("a");
        page.awaitText("#analysis-state", "the game is over here");
        browser.key("a");
    }

    @Test
    void picturesForTheReadme() throws IOException, InterruptedException {
        String player = "{\"seat\": \"%s\", \"base\": 600000, \"increment\": 5000}";
        String fen = "r1bqk2r/pppp1ppp/2n2n2/1B2p3/4P3/2N2N2/PPPP1PPP/R1BQ1RK1 w kq -"
                + " 11301/1111000/31/10/1/12/1110111/11110 0/1 -/- 4 5";
        page.client.act(
                "/api/new",
                "{\"game\": \"shbang\", \"first\": \"white\", \"players\": [%s, %s], \"fen\": \"%s\"}"
                        .formatted(player.formatted("human"), player.formatted("human"), fen));
        browser.resize(1040, 740, false);
        page.reload();
        analyse(0);
        page.move("b5", "c6");
        page.awaitText("#banner", "SHBANG! 2 lives left");
        awaitPositions(300);
        page.screenshot("play-light");
        browser.prefer("dark");
        browser.drag(".hand:not(:disabled)", "[data-square=d8]");
        page.awaitMoves(2);
        page.move("c3", "d5");
        page.awaitMoves(3);
        browser.await("document.querySelector(\"#banner\").hidden");
        browser.click("[data-square=f6]");
        awaitPositions(300);
        page.screenshot("play-dark");
        browser.key("a");
        browser.prefer("light");
    }
}
