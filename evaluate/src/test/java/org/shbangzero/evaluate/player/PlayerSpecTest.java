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
    void readsNameAndSimulations() {
        assertThat(PlayerSpec.parse("greedy"))
                .isEqualTo(new PlayerSpec("greedy", Optional.empty(), OptionalInt.empty()));
        assertThat(PlayerSpec.parse("runs/x@best, sims=32, name=old"))
                .isEqualTo(new PlayerSpec("runs/x@best", Optional.of("old"), OptionalInt.of(32)));
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
            })
    void saysWhatIsWrong(String text, String message) {
        assertThatThrownBy(() -> PlayerSpec.parse(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }
}
