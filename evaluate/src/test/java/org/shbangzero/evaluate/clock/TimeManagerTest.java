package org.shbangzero.evaluate.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeManagerTest {
    private static final int OVERHEAD = 30;

    private static TimeBudget budget(long remaining, long increment, int movesToGo, int ply) {
        return TimeManager.budget(ClockFace.running(remaining, increment, movesToGo), OVERHEAD, ply);
    }

    /** @param hardest share of the moves that take the hard limit, in the game in which most do */
    @ParameterizedTest(name = "{0} ms + {1} ms, {2} moves a period, {3} moves, hard up to {4}")
    @CsvSource({
        "500,   50,   0,  200, 1",
        "100,   50,   0,  200, 1",
        "60000, 1000, 0,  200, 1",
        "10000, 0,    40, 200, 1",
        "2000,  0,    5,  200, 1",
        "3000,  100,  1,  200, 1",
        "60000, 0,    0,  100, 0.2",
    })
    void noFlagFallsInAThousandGames(long base, long increment, int movesPerPeriod, int moves, double hardest) {
        Random random = new Random(7);
        for (int game = 0; game < 1000; game++) {
            double hardShare = hardest * random.nextDouble();
            long clock = base;
            for (int move = 0; move < moves; move++) {
                int movesToGo = movesPerPeriod == 0 ? 0 : movesPerPeriod - move % movesPerPeriod;
                TimeBudget budget = budget(clock, increment, movesToGo, 2 * move);
                clock -= used(budget, hardShare, random);
                assertThat(clock).as("clock after move %d", move + 1).isPositive();
                clock += increment + (movesToGo == 1 ? base : 0);
            }
        }
    }

    /** Time taken for a move: what was thought, up to 5 ms for the last evaluation, and an overhead a little below the promised. */
    private static long used(TimeBudget budget, double hardShare, Random random) {
        long thought = random.nextDouble() < hardShare
                ? budget.hard()
                : budget.soft() / 4 + random.nextInt((int) (budget.soft() * 3 / 4) + 1);
        return thought + random.nextInt(6) + random.nextInt(OVERHEAD - 5);
    }

    @Test
    void mostOfTheClockIsUsedInALongGame() {
        long clock = 60_000;
        for (int move = 0; move < 60; move++) {
            TimeBudget budget = budget(clock, 0, 0, 2 * move);
            clock -= budget.soft() + OVERHEAD;
        }
        assertThat(clock).isBetween(1_000L, 15_000L);
    }

    @Test
    void aPeriodIsUsedUpToItsLastMove() {
        long clock = 60_000;
        for (int movesToGo = 40; movesToGo > 0; movesToGo--) {
            TimeBudget budget = budget(clock, 0, movesToGo, 80);
            clock -= budget.soft() + OVERHEAD;
        }
        assertThat(clock).isBetween(1L, 6_000L);
    }

    @Test
    void incrementsAreSpent() {
        TimeBudget without = budget(10_000, 0, 0, 0);
        TimeBudget with = budget(10_000, 1_000, 0, 0);
        assertThat(with.soft()).isGreaterThan(without.soft() + 900);
        assertThat(with.hard()).isLessThan(10_000);
    }

    @Test
    void anEmptyClockLeavesAMillisecond() {
        for (long clock : new long[] {-500, 0, 1, OVERHEAD}) {
            TimeBudget budget = budget(clock, 0, 0, 100);
            assertThat(budget).isEqualTo(new TimeBudget(1, 1));
        }
    }

    @ParameterizedTest
    @CsvSource({"1000, 970", "60, 30", "20, 10", "0, 1", "-5, 1"})
    void aTimePerMoveIsUsedButForTheOverheadAndAtLeastHalf(long millis, long used) {
        assertThat(TimeManager.budget(ClockFace.perMove(millis), OVERHEAD, 0)).isEqualTo(TimeBudget.fixed(used));
    }

    @Test
    void withoutAClockThereIsNoLimit() {
        assertThat(TimeManager.budget(ClockFace.UNLIMITED, OVERHEAD, 0).isLimited())
                .isFalse();
    }
}
