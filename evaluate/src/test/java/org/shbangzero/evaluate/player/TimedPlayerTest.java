package org.shbangzero.evaluate.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.clock.ClockFace;
import org.shbangzero.evaluate.clock.Clocks;
import org.shbangzero.evaluate.clock.GameClock;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.selfplay.SplitMix64;
import org.shbangzero.selfplay.inference.UniformEvaluator;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;

/** Players on clocks that only they move: each look at the clock takes them time. */
class TimedPlayerTest {
    private static final Game CHESS = Games.byId("chess");
    private static final String QUIET = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    private static final int SIMULATIONS = 16;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final SplitMix64 random = new SplitMix64(11);
    private final PlayerFactory factory = new PlayerFactory(
            CHESS,
            SearchSettings.of(SearchAlgorithm.GUMBEL, SIMULATIONS),
            (file, game) -> new UniformEvaluator(),
            this::nanoTime);
    private long nanos;

    /** Up to 2 ms pass from one look to the next. */
    private long nanoTime() {
        nanos += random.nextInt((int) (2 * NANOS_PER_MILLI));
        return nanos;
    }

    @AfterEach
    void close() {
        factory.close();
    }

    private static Turn turn(String fen, ClockFace own) {
        Position position = CHESS.parse(fen);
        return new Turn(position, fen, List.of(), new Clocks(own, ClockFace.UNLIMITED), false);
    }

    private Choice choose(String who, String fen, ClockFace own) {
        try (PlayerSession session = factory.create(who).open()) {
            session.newGame(1);
            return session.choose(turn(fen, own));
        }
    }

    private long millisFor(String who, ClockFace own) {
        try (PlayerSession session = factory.create(who).open()) {
            session.newGame(1);
            long start = nanos;
            session.choose(turn(CHESS.start(0).fen(), own));
            return (nanos - start) / NANOS_PER_MILLI;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "uniform,             0.5+0.05, 100",
        "uniform,             5/2,      10",
        "uniform,             0.1/move, 10",
        "'uniform,movetime=900', 1+0.05, 10",
        "alphabeta,           0.5+0.05, 1",
        "alphabeta,           0.1/move, 1",
    })
    void noFlagFalls(String who, String control, int games) {
        try (PlayerSession white = factory.create(who).open();
                PlayerSession black = factory.create(who).open()) {
            for (int game = 0; game < games; game++) {
                play(List.of(white, black), TimeControl.parse(control), game);
            }
        }
    }

    /** A game of up to 100 plies; with each move 20 ms are lost on the way. */
    private void play(List<PlayerSession> players, TimeControl control, int seed) {
        Position position = CHESS.start(0);
        String start = position.fen();
        List<String> moves = new ArrayList<>();
        GameClock clock = new GameClock(control, control, 0, () -> nanos);
        players.forEach(player -> player.newGame(seed));
        while (moves.size() < 100 && !position.result().isOver()) {
            int side = position.sideToMove();
            Turn turn = new Turn(position, start, Collections.unmodifiableList(moves), clock.seenBy(side), false);
            clock.start();
            int move = players.get(side).choose(turn).move();
            nanos += 20 * NANOS_PER_MILLI;
            assertThat(clock.stop(side)).as("in time at ply %d", moves.size()).isTrue();
            moves.add(position.uci(move));
            position.make(move);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"uniform", "alphabeta"})
    void aTimePerMoveIsUsed(String who) {
        assertThat(millisFor(who + ",movetime=40", ClockFace.UNLIMITED)).isBetween(40L, 44L);
        assertThat(millisFor(who, ClockFace.perMove(60))).isBetween(30L, 34L);
        assertThat(millisFor(who + ",movetime=20", ClockFace.perMove(60))).isBetween(20L, 24L);
        assertThat(millisFor(who + ",movetime=40", ClockFace.running(60, 0, 0))).isLessThan(20);
    }

    @Test
    void withoutAClockItPlaysAsIfTimeWereNoMatter() {
        Choice choice = choose("uniform", QUIET, ClockFace.UNLIMITED);
        assertThat(choice).isEqualTo(choose("uniform,sims=" + SIMULATIONS, QUIET, ClockFace.UNLIMITED));
        assertThat(choice.opinion().nodes()).isEqualTo(SIMULATIONS);
        assertThat(choose("alphabeta", QUIET, ClockFace.UNLIMITED))
                .isEqualTo(choose("alphabeta,depth=2", QUIET, ClockFace.UNLIMITED));
    }

    @Test
    void aNumberOfItsOwnGoesBeforeTheClock() {
        ClockFace clock = ClockFace.running(600_000, 1000, 0);
        assertThat(choose("uniform,sims=5", QUIET, clock).opinion().nodes()).isEqualTo(5);
        assertThat(choose("alphabeta,depth=1", QUIET, clock).opinion().depth()).isEqualTo(1);
    }

    @Test
    void alphaBetaGoesAsDeepAsItCan() {
        assertThat(choose("alphabeta", QUIET, ClockFace.running(600_000, 1000, 0))
                        .opinion()
                        .depth())
                .isEqualTo(5);
        assertThat(choose("alphabeta", CHESS.start(0).fen(), ClockFace.running(50, 0, 0))
                        .opinion()
                        .depth())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "'uniform,sims=5',      -,       true",
        "'uniform,sims=5',      10+0.1,  true",
        "uniform,               -,       true",
        "uniform,               10+0.1,  false",
        "'uniform,movetime=10', -,       false",
        "alphabeta,             1/move,  false",
        "'alphabeta,depth=2',   1/move,  true",
        "'alphabeta,resign=0.1', 1/move, false",
        "random,                1/move,  true",
    })
    void whoThinksByTimeIsNotReproducible(String who, String control, boolean isReproducible) {
        TimeControl parsed = control.equals("-") ? TimeControl.UNLIMITED : TimeControl.parse(control);
        assertThat(factory.create(who).isReproducible(parsed)).isEqualTo(isReproducible);
    }

    @Test
    void aPlayerCanHaveATimeControlOfItsOwn() {
        assertThat(factory.create("random,tc=40/60+0.5").timeControl()).hasValue(TimeControl.parse("40/60+0.5"));
        assertThat(factory.create("uniform,resign=0.1").timeControl()).isEmpty();
    }

    @Test
    void timeIsPartOfTheDescription() {
        assertThat(factory.create("uniform").description())
                .startsWith("uniform, ")
                .endsWith(", or puct as its clock allows");
        assertThat(factory.create("uniform,movetime=50").description()).endsWith(", but puct, 50 ms a move");
        assertThat(factory.create("alphabeta,movetime=50").description())
                .isEqualTo("alphabeta to depth 5, 50 ms a move");
        assertThat(factory.create("alphabeta,movetime=50").name()).isEqualTo("alphabeta-movetime50");
    }
}
