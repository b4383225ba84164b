package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** Plays whole games of every game on the page itself, with every kind of turn, all by clicks. */
@Tag("external")
class PageGamesTest {
    @TempDir
    static Path folder;

    private static PageRig page;

    @BeforeAll
    static void open() throws IOException, InterruptedException {
        page = new PageRig(ThinkerFactory.alphaBeta(), folder);
    }

    @AfterAll
    static void close() {
        if (page != null) {
            page.close();
        }
    }

    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyKindOfTurnUntilTheGameIsWon(Game game) throws IOException, InterruptedException {
        page.show(game.id(), "both", "", ", \"startId\": 0");
        Position position = game.start(0);
        int plies = 0;
        for (String uci : KindsGame.of(game)) {
            int move = position.parseMove(uci);
            String san = position.san(move);
            String caption = position.caption(move);
            click(game, uci);
            plies++;
            page.awaitMoves(plies);
            assertThat(page.text("#moves .shown")).isEqualTo(san + (caption == null ? "" : caption));
            if (caption != null) {
                assertThat(page.text("#announcer")).contains(caption);
                assertThat(page.text("#banner")).isEqualTo(caption);
            }
            position.make(move);
        }
        page.browser.await("document.querySelector(\"#status.over\")");
        assertThat(page.text("#fen")).isEqualTo(position.fen());
        assertThat(page.text("#moves .score")).isEqualTo(position.result().pgn().replace("-", "–"));
        page.screenshot("won-" + game.id());
    }

    /** Makes a move as a person does, with the pawn's new piece from the dialog. */
    private static void click(Game game, String uci) throws IOException, InterruptedException {
        boolean isFromHand = uci.charAt(1) == '@';
        page.browser.click(isFromHand ? ".hand:not(:disabled)" : "[data-square=" + uci.substring(0, 2) + "]");
        page.browser.click("[data-square=" + uci.substring(2, 4) + "]");
        boolean asks = uci.length() > 4
                && page.browser
                        .evaluate("Boolean(document.querySelector(\"#promotion[open]\"))")
                        .equals("true");
        if (asks) {
            String piece = game.pieceName(Character.toUpperCase(uci.charAt(4)));
            page.browser.evaluate(
                    "[...document.querySelectorAll(\"#promotion button\")].find((b) => b.textContent === \"" + piece
                            + "\").click()");
        }
    }
}
