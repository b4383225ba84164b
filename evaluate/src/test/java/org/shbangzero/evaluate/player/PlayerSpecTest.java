package org.shbangzero.evaluate.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.InputException;

class PlayerSpecTest {
    @TempDir
    Path folder;

    @Test
    void readsNameAndEffort() {
        assertThat(PlayerSpec.parse("greedy")).isEqualTo(PlayerSpec.of("greedy"));
        PlayerSpec network = PlayerSpec.parse("runs/x@best, sims=32, name = old");
        assertThat(network.who()).isEqualTo("runs/x@best");
        assertThat(network.kind()).isEqualTo(PlayerKind.NETWORK);
        assertThat(network.name()).hasValue("old");
        assertThat(network.number(PlayerKey.SIMS)).hasValue(32);
        assertThat(PlayerSpec.parse("AlphaBeta,depth=5"))
                .extracting(PlayerSpec::kind, spec -> spec.number(PlayerKey.DEPTH))
                .containsExactly(PlayerKind.ALPHA_BETA, OptionalInt.of(5));
        assertThat(PlayerSpec.parse("rollout").number(PlayerKey.PLAYOUTS)).isEmpty();
    }

    @Test
    void thePlayersThatNeedNoFileAreTheSameInAnyCase() {
        assertThat(PlayerSpec.parse("RANDOM")).isEqualTo(PlayerSpec.parse("random"));
        assertThat(PlayerSpec.parse("AlphaBeta, depth=3")).isEqualTo(PlayerSpec.parse("alphabeta,depth=3"));
        assertThat(PlayerSpec.parse("runs/A@best")).isNotEqualTo(PlayerSpec.parse("runs/a@best"));
    }

    @Test
    void aNewNameTakesThePlaceOfTheOld() {
        PlayerSpec spec = PlayerSpec.parse("uniform,sims=5,name=a").named("b");
        assertThat(spec).isEqualTo(PlayerSpec.parse("uniform,name=b,sims=5"));
    }

    @Test
    void refusesControlCharacters() {
        assertThatThrownBy(() -> PlayerSpec.parse("greedy,name=x\ny"))
                .isInstanceOf(InputException.class)
                .hasMessage("player 'greedy,name=x?y' has a line break, tab or other control character; leave it out");
    }

    @ParameterizedTest
    @CsvSource({"'name: \"a\\nb\"', name 'a?b' has a line break", "'name: \"\\e[31m\\x9B\"', name '?[31m?'"})
    void refusesControlCharactersInSectionsOfAFile(String key, String message) throws IOException {
        Path file = Files.writeString(folder.resolve("players.yaml"), "players:\n  - who: greedy\n    " + key + "\n");
        assertThatThrownBy(() -> PlayerSpec.readAll(file))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(file + ":2:5: ")
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | is empty",
                "uniform,sim=3 | unknown key 'sim'; did you mean 'sims'?",
                "uniform,sims | sims has no value",
                "uniform,sims=many | sims is 'many', expected a whole number",
                "uniform,sims=3,movetime=5 | sims and movetime exclude each other; give one of them",
                "alphabeta,movetime=5,depth=3 | depth and movetime exclude each other",
                "alphabeta,movetime=0.5 | movetime is '0.5', expected a whole number from 1 to 86400000",
                "uniform,resign=0.6 | resign is '0.6', expected a number from 0 to 0.5",
                "uniform,resign=0.05/0 | resign is '0.05/0', expected",
                "uniform,resign=-0.1 | resign is '-0.1', expected",
                "uniform,draw=0.01/101 | draw is '0.01/101', expected",
                "greedy,resign=0.1 | greedy takes no resign (keys: name, tc)",
                "uniform,sims=3,sims=3 | sims is given twice",
                "uniform,sims=0 | sims is '0', expected a whole number from 1 to 1000000",
                "alphabeta,dept=3 | unknown key 'dept'; did you mean 'depth'? (keys: name, tc, depth, movetime, resign, draw)",
                "alphabeta,depth=6 | depth is '6', expected a whole number from 1 to 5",
                "alphabeta,sims=3 | alphabeta takes no sims (keys: name, tc, depth, movetime",
                "rollout,playouts=x | playouts is 'x', expected a whole number from 1 to 100000",
                "greedy,sims=3 | greedy takes no sims (keys: name, tc)",
                "runs/x@best,depth=3 | a network takes no depth (keys: name, tc, sims, movetime",
                "alfabeta,depth=3 | a network takes no depth; did you mean 'alphabeta'?",
            })
    void saysWhatIsWrong(String text, String message) {
        assertThatThrownBy(() -> PlayerSpec.parse(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }
}
