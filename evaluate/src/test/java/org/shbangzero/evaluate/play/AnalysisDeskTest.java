package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.play.game.AnalysisView;
import org.shbangzero.evaluate.play.game.JsonWriter;
import org.shbangzero.evaluate.think.GameLine;
import org.shbangzero.evaluate.think.ThinkerFactory;

class AnalysisDeskTest {
    private static final Game CHESS = Games.byId("chess");
    private static final GameLine START = GameLine.startingAt(CHESS.start(0));
    private static final GameLine MATE_IN_ONE = GameLine.startingAt(CHESS.parse("7k/R7/6K1/8/8/8/8/8 w - - 0 1"));
    private static final long MILLIS = 20_000;

    /** By which the time grows with each question, so that reports come often whatever the machine does. */
    private final AtomicLong step = new AtomicLong(1_000_000);

    private final AtomicLong nanos = new AtomicLong();

    private final ThinkerFactory thinkers = ThinkerFactory.uniform();
    private final AnalysisDesk desk = new AnalysisDesk(thinkers, () -> nanos.addAndGet(step.get()));

    @AfterEach
    void close() {
        desk.close();
        thinkers.close();
    }

    private AnalysisView await(Predicate<AnalysisView> wanted) throws InterruptedException {
        AnalysisView view = desk.view(Optional.empty(), MILLIS);
        while (!wanted.test(view)) {
            view = desk.view(Optional.of(view.version()), MILLIS);
        }
        return view;
    }

    private static boolean isKnown(AnalysisView view) {
        return view.odds() != null;
    }

    private static JsonNode json(AnalysisView view) throws IOException {
        return new ObjectMapper().readTree(JsonWriter.text(view));
    }

    @Test
    void linesHaveScoresPolicyAndVisits() throws IOException, InterruptedException {
        desk.look(START);
        JsonNode view = json(await(found -> found.lines().size() == 3));
        assertThat(view.get("fen").asText()).isEqualTo(START.position().fen());
        assertThat(view.at("/odds/white").asInt()
                        + view.at("/odds/draw").asInt()
                        + view.at("/odds/black").asInt())
                .isEqualTo(1000);
        JsonNode best = view.at("/lines/0");
        assertThat(best.get("policy").asDouble()).isCloseTo(0.05, within(1e-6));
        assertThat(best.get("visits").asInt()).isPositive();
        assertThat(best.get("san").get(0).asText()).isNotEmpty();
        assertThat(best.get("score").asText()).matches("[+−]\\d+\\.\\d\\d");
    }

    @Test
    void scoresAreWhitesWhoeverIsToMove() throws IOException, InterruptedException {
        desk.look(MATE_IN_ONE);
        JsonNode white = json(await(found -> !found.running() && isKnown(found)));
        assertThat(white.at("/lines/0/score").asText()).isEqualTo("#1");
        assertThat(white.at("/odds/white").asInt()).isEqualTo(1000);
        desk.look(GameLine.startingAt(CHESS.parse("8/8/8/8/8/6k1/r7/7K b - - 0 1")));
        JsonNode black = json(await(found -> !found.running() && isKnown(found)));
        assertThat(black.at("/lines/0/score").asText()).isEqualTo("#-1");
        assertThat(black.at("/odds/black").asInt()).isEqualTo(1000);
        assertThat(black.at("/lines/0/san/0").asText()).isEqualTo("Ra1#");
    }

    @Test
    void anotherPositionTakesThePlaceOfTheOneBefore() throws InterruptedException {
        desk.look(START);
        await(AnalysisDeskTest::isKnown);
        GameLine next = GameLine.of(CHESS.start(0), List.of("e2e4"));
        assertThat(desk.look(next).lines()).isEmpty();
        assertThat(await(AnalysisDeskTest::isKnown).fen())
                .isEqualTo(next.position().fen());
        assertThat(desk.look(next).lines()).as("the same again goes on").isNotEmpty();
    }

    @Test
    void itWaitsForAnEngineThatThinksAgainstTime() throws InterruptedException {
        desk.await(true);
        assertThat(desk.look(START).waiting()).isTrue();
        desk.await(false);
        assertThat(await(AnalysisDeskTest::isKnown).waiting()).isFalse();
        desk.await(true);
        assertThat(desk.view(Optional.empty(), 0).waiting()).isTrue();
    }

    @Test
    void nothingIsFoundWhereTheGameIsOver() throws InterruptedException {
        AnalysisView over = desk.look(GameLine.of(MATE_IN_ONE.position(), List.of("a7a8")));
        assertThat(over.trouble()).isEqualTo("the game is over here");
        assertThat(over.running()).isFalse();
        assertThat(desk.stop().fen()).isNull();
    }

    @Test
    void itEndsWhenNobodyAsksAnyMore() throws InterruptedException {
        desk.look(START);
        await(AnalysisDeskTest::isKnown);
        step.set(100_000_000_000L);
        assertThat(await(found -> !found.running()).nodes()).isLessThan(100_000);
    }
}
