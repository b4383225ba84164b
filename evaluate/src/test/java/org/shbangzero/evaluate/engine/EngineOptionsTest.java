package org.shbangzero.evaluate.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;

class EngineOptionsTest {
    private static final Game CHESS = Games.byId("chess");
    private static final Game NO_CASTLE = Games.byId("nocastle");
    private static final Game SHBANG = Games.byId("shbang");
    private static final EngineSettings SETTINGS = EngineSettings.of(List.of("engine"));
    private static final String VARIANTS = "option name UCI_Variant type combo default chess";

    private static EngineOptions declaring(String... lines) {
        EngineOptions options = new EngineOptions();
        for (String line : lines) {
            options.declare(line);
        }
        return options;
    }

    private static EngineSettings calling(String variant) {
        return new EngineSettings(
                SETTINGS.command(),
                Optional.empty(),
                Map.of(),
                Optional.of(variant),
                SETTINGS.limits(),
                SETTINGS.patience());
    }

    @Test
    void setsWhatIsGivenAndAsksForChances() {
        EngineOptions options = declaring(
                "option name Hash type spin default 16 min 1 max 64",
                "option name Threads type spin default 2 min 1 max 8",
                "option name UCI_ShowWDL type check default false");

        assertThat(options.commands(SETTINGS.withOptions(Map.of("hash", "32"))))
                .containsExactly("setoption name UCI_ShowWDL value true", "setoption name Hash value 32");
        assertThat(options.commands(SETTINGS.withOptions(Map.of("uci_showwdl", "false"))))
                .containsExactly("setoption name UCI_ShowWDL value false");
        assertThat(options.threads(SETTINGS)).isEqualTo(2);
        assertThat(options.threads(SETTINGS.withOptions(Map.of("threads", "7"))))
                .isEqualTo(7);
        assertThat(declaring().threads(SETTINGS)).isEqualTo(1);
        assertThat(declaring().commands(SETTINGS)).isEmpty();
    }

    @Test
    void refusesOptionsThatAreNotDeclared() {
        assertThatThrownBy(() -> declaring("option name Hash type spin default 16 min 1 max 64")
                        .commands(SETTINGS.withOptions(Map.of("Hsah", "32"))))
                .isInstanceOf(InputException.class)
                .hasMessage("it has no option 'Hsah'; did you mean 'Hash'? (it has Hash)");
        assertThatThrownBy(() -> declaring().commands(SETTINGS.withOptions(Map.of("Hash", "32"))))
                .hasMessage("it has no option 'Hash' (it has none)");
    }

    @Test
    void anEngineWithoutVariantsPlaysWhatIsChess() {
        EngineOptions options = declaring();

        assertThat(options.variantCommand(CHESS, SETTINGS)).isEmpty();
        assertThat(options.variantCommand(NO_CASTLE, SETTINGS)).isEmpty();
        assertThatThrownBy(() -> options.variantCommand(SHBANG, SETTINGS))
                .isInstanceOf(InputException.class)
                .hasMessage("it has no option UCI_Variant, so it plays chess and not shbang");
        assertThatThrownBy(() -> options.variantCommand(CHESS, calling("horde")))
                .hasMessageContaining("not horde");
    }

    @Test
    void anEngineWithVariantsIsToldTheGame() {
        EngineOptions all = declaring(VARIANTS + " var chess var nocastle var shbang");
        EngineOptions few = declaring(VARIANTS + " var chess var horde");

        assertThat(all.variantCommand(SHBANG, SETTINGS)).contains("setoption name UCI_Variant value shbang");
        assertThat(all.variantCommand(NO_CASTLE, SETTINGS)).contains("setoption name UCI_Variant value nocastle");
        assertThat(few.variantCommand(NO_CASTLE, SETTINGS)).contains("setoption name UCI_Variant value chess");
        assertThat(few.variantCommand(SHBANG, calling("horde"))).contains("setoption name UCI_Variant value horde");
        assertThat(few.variantCommand(SHBANG, SETTINGS.withOptions(Map.of("UCI_Variant", "horde"))))
                .contains("setoption name UCI_Variant value horde");
        assertThat(few.knows(SHBANG, SETTINGS)).isFalse();
        assertThatThrownBy(() -> few.variantCommand(CHESS, calling("hrode")))
                .isInstanceOf(InputException.class)
                .hasMessage(
                        "it does not know the variant 'hrode'; did you mean 'horde'? (it lists 2; 'variant' names the one"
                                + " to use)");
    }

    @Test
    void aLaterDeclarationCounts() {
        EngineOptions options = declaring(VARIANTS + " var chess", VARIANTS + " var chess var shbang");

        assertThat(options.knows(SHBANG, SETTINGS)).isTrue();
    }
}
