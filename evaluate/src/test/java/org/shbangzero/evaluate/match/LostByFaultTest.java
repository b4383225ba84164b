package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LostByFaultTest {
    private static GameRecord game(String first, String second, int game, String result) {
        return new GameRecord(first, second, 0, game, "40 white", 0, List.of(), List.of(), result, null, 1);
    }

    @Test
    void countsWhatEachPlayerDid() {
        assertThat(LostByFault.text(List.of(
                        game("a", "b", 0, "white_wins:crash"),
                        game("a", "b", 1, "black_wins:time"),
                        game("a", "b", 1, "white_wins:time"),
                        game("b", "c", 0, "white_wins:checkmate"),
                        game("b", "c", 1, "white_wins:crash"),
                        game("b", "c", 1, "draw:agreement"))))
                .isEqualToNormalizingNewlines("  faults    a: time 1; b: crash 2, time 1\n");
    }

    @Test
    void saysNothingOfGamesWithoutFaults() {
        assertThat(LostByFault.text(List.of(game("a", "b", 0, "white_wins:resignation"))))
                .isEmpty();
    }
}
