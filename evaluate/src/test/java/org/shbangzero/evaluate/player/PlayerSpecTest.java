package org.shbangzero.evaluate.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.InputException;

class PlayerSpecTest {
    @Test
    void readsNameAndEffort() {
        assertThat(PlayerSpec.parse("greedy"))
                .isEqualTo(new PlayerSpec("greedy", Optional.empty(), OptionalInt.empty()));
        assertThat(PlayerSpec.parse("runs/x@best, sims=32, name=old"))
                .isEqualTo(new PlayerSpec("runs/x@best", Optional.of("old"), OptionalInt.of(32)));
        assertThat(PlayerSpec.parse("AlphaBeta,depth=5"))
                .isEqualTo(new PlayerSpec("AlphaBeta", Optional.empty(), OptionalInt.of(5)));
        assertThat(PlayerSpec.parse("rollout,playouts=100000,name=r"))
                .isEqualTo(new PlayerSpec("rollout", Optional.of("r"), OptionalInt.of(100_000)));
    }

    @Test
    void refusesControlCharacters() {
        assertThatThrownBy(() -> PlayerSpec.parse("greedy,name=x\ny"))
                .isInstanceOf(InputException.class)
                .hasMessage("player 'greedy,name=x?y' has a line break, tab or other control character; leave it out");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | is empty",
                "uniform,sim=3 | unknown key 'sim'; did you mean 'sims'?",
                "uniform,sims | sims has no value",
                "uniform,sims=many | sims is 'many', expected a whole number",
                "uniform,sims=0 | sims is 0, expected at least 1",
                "alphabeta,dept=3 | unknown key 'dept'; did you mean 'depth'? (keys: name, depth)",
                "alphabeta,depth=6 | depth is 6, expected 1 to 5",
                "alphabeta,sims=3 | alphabeta takes no sims (keys: name, depth)",
                "rollout,playouts=x | playouts is 'x', expected a whole number, 1 to 100000",
                "greedy,sims=3 | greedy takes no sims (keys: name)",
                "runs/x@best,depth=3 | a network takes no depth (keys: name, sims)",
                "alfabeta,depth=3 | a network takes no depth; did you mean 'alphabeta'?",
            })
    void saysWhatIsWrong(String text, String message) {
        assertThatThrownBy(() -> PlayerSpec.parse(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }
}
