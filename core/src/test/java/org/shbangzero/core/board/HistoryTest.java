package org.shbangzero.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HistoryTest {
    @Test
    void growsAndForgetsInReverse() {
        History history = new History();
        for (int i = 0; i < 1_000; i++) {
            history.push(i, 10L * i, 100L * i);
        }
        History copy = new History(history);
        for (int i = 999; i >= 0; i--) {
            history.pop();
            assertThat(history.topMove()).isEqualTo(i);
            assertThat(history.topState()).isEqualTo(10L * i);
        }
        assertThat(history.size()).isZero();
        assertThat(copy.size()).isEqualTo(1_000);
    }

    @Test
    void countsRepetitionsWithinTheWindowAndStopsAtTwo() {
        History history = new History();
        for (long key : new long[] {7, 1, 7, 2, 7, 3, 7, 4}) {
            history.push(0, 0, key);
        }
        assertThat(history.repetitions(7, 3)).isZero();
        assertThat(history.repetitions(7, 4)).isEqualTo(1);
        assertThat(history.repetitions(7, 5)).isEqualTo(1);
        assertThat(history.repetitions(7, 6)).isEqualTo(2);
        assertThat(history.repetitions(7, 1_000)).isEqualTo(2);
        assertThat(history.repetitions(1, 1_000)).isZero();
    }

    @Test
    void keysDifferByPurposeAndAreTheSameAgain() {
        assertThat(RandomKeys.create("a", 1_000)).doesNotHaveDuplicates().isEqualTo(RandomKeys.create("a", 1_000));
        assertThat(RandomKeys.create("a", 1_000)).doesNotContain(RandomKeys.create("b", 1_000));
    }
}
