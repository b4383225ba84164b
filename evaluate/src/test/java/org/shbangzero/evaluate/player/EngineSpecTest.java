package org.shbangzero.evaluate.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.engine.EngineLimits;
import org.shbangzero.evaluate.engine.EnginePatience;
import org.shbangzero.evaluate.engine.EngineSettings;

class EngineSpecTest {
    private static EngineSettings engine(String text) {
        return EngineSpec.settings(PlayerSpec.parse(text));
    }

    @Test
    void readsTheCommandAsWords() {
        assertThat(engine("uci:stockfish").command()).containsExactly("stockfish");
        assertThat(engine("uci: ./shbang uci  --net x.onnx").command())
                .containsExactly("./shbang", "uci", "--net", "x.onnx");
        assertThat(engine("uci:\"/opt/my engines/a\" -x \"b c\"").command())
                .containsExactly("/opt/my engines/a", "-x", "b c");
        assertThat(engine("uci:stockfish").limits()).isEqualTo(EngineLimits.NONE);
        assertThat(engine("uci:stockfish").patience()).isEqualTo(EnginePatience.USUAL);
    }

    @Test
    void readsAllKeys() {
        PlayerSpec spec = PlayerSpec.parse(
                "uci:fairy-stockfish,name=fairy,option.Hash=64,option.Skill Level=-3,nodes=500"
                        + ",depth=6,movetime=250,variant=nocastle,dir=/tmp,startup=90,timeout=10,option.EvalFile=<empty>,tc=10");
        EngineSettings settings = EngineSpec.settings(spec);

        assertThat(spec.name()).contains("fairy");
        assertThat(settings.options())
                .containsExactly(entry("Hash", "64"), entry("Skill Level", "-3"), entry("EvalFile", "<empty>"));
        assertThat(settings.limits()).hasToString("nodes 500 depth 6 movetime 250");
        assertThat(settings.variant()).contains("nocastle");
        assertThat(settings.folder()).contains(Path.of("/tmp"));
        assertThat(settings.patience().ready()).isEqualTo(Duration.ofSeconds(90));
        assertThat(settings.patience().move()).isEqualTo(Duration.ofSeconds(10));
        assertThat(spec.kind()).isEqualTo(PlayerKind.ENGINE);
        assertThat(EngineSpec.settings(spec.named("other"))).isEqualTo(settings);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "uci: | there is no program after uci:; expected e.g. uci:stockfish,depth=5",
                "uci:\"sf -x | a quote is not closed",
                "uci:sf,hash=3 | unknown key 'hash' (keys: name, tc, nodes, depth, movetime, variant, dir, startup, timeout, resign, draw, option.NAME)",
                "uci:sf,node=3 | unknown key 'node'; did you mean 'nodes'?",
                "uci:sf,sims=3 | an engine takes no sims (keys: name,",
                "uci:sf,option.=3 | unknown key 'option.'",
                "uci:sf,nodes | nodes has no value; write nodes=…",
                "uci:sf,nodes= | nodes has no value; write nodes=…",
                "uci:sf,option.Hash | option.Hash has no value",
                "uci:sf,nodes=many | nodes is 'many', expected a whole number from 1 to 1000000000",
                "uci:sf,depth=0 | depth is '0', expected a whole number from 1 to 1000",
                "uci:sf,depth=3,depth=4 | depth is given twice",
                "uci:sf,option.Hash=3,option.Hash=4 | option.Hash is given twice",
            })
    void saysWhatIsWrong(String text, String message) {
        assertThatThrownBy(() -> PlayerSpec.parse(text))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("player '" + text + "': ")
                .hasMessageContaining(message);
    }
}
