package org.shbangzero.evaluate.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TranspositionTableTest {
    private final TranspositionTable table = new TranspositionTable();

    @ParameterizedTest
    @CsvSource({"1, 1, 1, 0", "-1, 63, 3, 1000000", "2147483647, 5, 2, -1000000", "-2147483648, 0, 3, -1"})
    void givesBackWhatItWasGiven(int move, int depth, int bound, int score) {
        table.put(77, move, depth, bound, score);
        long entry = table.get(77);

        assertThat(TranspositionTable.move(entry)).isEqualTo(move);
        assertThat(TranspositionTable.depth(entry)).isEqualTo(depth);
        assertThat(TranspositionTable.bound(entry)).isEqualTo(bound);
        assertThat(TranspositionTable.score(entry)).isEqualTo(score);
    }

    @Test
    void knowsOnlyTheLastOfTheKeysWithOnePlace() {
        table.put(77, 1, 1, TranspositionTable.EXACT, 5);
        table.put(78, 2, 1, TranspositionTable.EXACT, 6);

        assertThat(table.get(77)).isEqualTo(TranspositionTable.NOTHING);
        assertThat(TranspositionTable.move(table.get(78))).isEqualTo(2);
    }

    @Test
    void forgets() {
        table.put(77, 1, 1, TranspositionTable.EXACT, 5);
        table.forget();

        assertThat(table.get(77)).isEqualTo(TranspositionTable.NOTHING);
    }
}
