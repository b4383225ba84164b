package org.shbangzero.evaluate.clock;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.shbangzero.core.Side;

class GameClockTest {
    private long nanos = 77;

    private GameClock clock(String control, long margin) {
        TimeControl parsed = TimeControl.parse(control);
        return new GameClock(parsed, TimeControl.UNLIMITED, margin, () -> nanos);
    }

    private boolean moves(GameClock clock, long millis) {
        clock.start();
        nanos += millis * 1_000_000;
        return clock.stop(Side.WHITE);
    }

    private static long left(GameClock clock) {
        return clock.seenBy(Side.WHITE).own().remaining();
    }

    @Test
    void anIncrementIsAddedAfterEachMove() {
        GameClock clock = clock("1+0.1", 0);

        assertThat(left(clock)).isEqualTo(1000);
        assertThat(moves(clock, 300)).isTrue();
        assertThat(left(clock)).isEqualTo(800);
        assertThat(clock.elapsed()).isEqualTo(300);
        assertThat(moves(clock, 50)).isTrue();
        assertThat(left(clock)).isEqualTo(850);
    }

    @Test
    void theBaseIsAddedAfterEachPeriod() {
        GameClock clock = clock("2/1", 0);

        assertThat(clock.seenBy(Side.WHITE).own().movesToGo()).isEqualTo(2);
        assertThat(moves(clock, 400)).isTrue();
        assertThat(clock.seenBy(Side.WHITE).own()).isEqualTo(new ClockFace(TimeControl.parse("2/1"), 600, 1));
        assertThat(moves(clock, 400)).isTrue();
        assertThat(clock.seenBy(Side.WHITE).own()).isEqualTo(new ClockFace(TimeControl.parse("2/1"), 1200, 2));
        assertThat(moves(clock, 1100)).isTrue();
        assertThat(moves(clock, 101)).isFalse();
    }

    @Test
    void whoRunsOutIsLateAndTheLastMillisecondIsNot() {
        assertThat(moves(clock("1", 0), 1000)).isTrue();
        assertThat(moves(clock("1", 0), 1001)).isFalse();
    }

    @Test
    void theMarginForgivesButGivesNoTime() {
        GameClock clock = clock("1+0.1", 20);

        assertThat(moves(clock, 1020)).isTrue();
        assertThat(left(clock)).isEqualTo(100);
        assertThat(moves(clock, 121)).isFalse();
    }

    @Test
    void aTimePerMoveIsThereForEachMove() {
        GameClock clock = clock("0.5/move", 0);

        assertThat(moves(clock, 500)).isTrue();
        assertThat(left(clock)).isEqualTo(500);
        assertThat(moves(clock, 501)).isFalse();
    }

    @Test
    void aSideWithoutAClockIsNeverLate() {
        GameClock clock = clock("1", 0);
        clock.start();
        nanos += 1_000_000_000_000L;

        assertThat(clock.stop(Side.BLACK)).isTrue();
        assertThat(clock.seenBy(Side.BLACK))
                .isEqualTo(
                        new Clocks(ClockFace.UNLIMITED, clock.seenBy(Side.WHITE).own()));
        assertThat(clock.limits(Side.BLACK)).isFalse();
    }
}
