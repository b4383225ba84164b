package org.shbangzero.selfplay.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SequentialHalvingTest {
    /** Worked out by hand from the definition in the paper, and equal to what mctx gives. */
    @ParameterizedTest
    @CsvSource({
        "1, 4, 0 1 2 3",
        "2, 5, 0 0 1 1 2",
        "4, 8, 0 0 0 0 1 1 2 2",
        "4, 9, 0 0 0 0 1 1 2 2 3",
        "5, 9, 0 0 0 0 0 1 1 2 2",
        "16, 8, 0 0 0 0 0 0 0 0",
        "4, 16, 0 0 0 0 1 1 1 1 2 2 3 3 4 4 5 5",
    })
    void givesAllConsideredMovesTheSameVisitsThenHalvesThem(int considered, int simulations, String levels) {
        SequentialHalving halving = new SequentialHalving();
        halving.plan(considered, simulations);
        assertThat(IntStream.range(0, simulations).map(halving::level)).containsExactly(numbers(levels));
    }

    private static Integer[] numbers(String levels) {
        return Arrays.stream(levels.split(" ")).map(Integer::valueOf).toArray(Integer[]::new);
    }
}
