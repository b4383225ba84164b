package org.shbangzero.evaluate.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.InputException;

class EngineOptionTest {
    private static EngineOption option(String line) {
        return EngineOption.parse(line).orElseThrow();
    }

    @Test
    void readsDeclarations() {
        assertThat(option("option name Minimum Thinking Time type spin default 20 min 0 max 5000"))
                .isEqualTo(new EngineOption(
                        "Minimum Thinking Time", "spin", "20", Optional.of("0"), Optional.of("5000"), List.of()));
        assertThat(option("option name Style type combo default Very Solid var Very Solid var Risky"))
                .isEqualTo(new EngineOption(
                        "Style",
                        "combo",
                        "Very Solid",
                        Optional.empty(),
                        Optional.empty(),
                        List.of("Very Solid", "Risky")));
        assertThat(option("option  name Debug Log File type string default ").preset())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"option", "option name", "option name type spin", "option name X type", "option type spin"})
    void passesOverWhatIsNoDeclaration(String line) {
        assertThat(EngineOption.parse(line)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "option name Hash type spin default 16 min 1 max 64, 64, setoption name Hash value 64",
        "option name Skill type spin default 0 min -20 max 20, -20, setoption name Skill value -20",
        "option name Ponder type check default false, true, setoption name Ponder value true",
        "option name Clear Hash type button, true, setoption name Clear Hash",
        "option name Style type combo default A var A var B C, B C, setoption name Style value B C",
        "option name File type string default <empty>, /a b/c, setoption name File value /a b/c",
    })
    void writesCommands(String line, String value, String command) {
        assertThat(option(line).command(value)).isEqualTo(command);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "option name Hash type spin default 16 min 1 max 64 | 65 | 'Hash' is '65', expected a whole number, at least 1, at most 64",
                "option name Hash type spin default 16 min 1 max 64 | big | 'Hash' is 'big', expected a whole number",
                "option name Ponder type check default false | yes | 'Ponder' is 'yes', expected true or false",
                "option name Style type combo default A var Solid var Risky | Solit | expected one of Solid, Risky; did you mean 'Solid'?",
                "option name Clear Hash type button | now | expected true, which presses the button",
            })
    void refusesOtherValues(String line, String value, String message) {
        assertThatThrownBy(() -> option(line).command(value))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }
}
