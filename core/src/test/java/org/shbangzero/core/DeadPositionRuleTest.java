package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The option {@code deadPosition} of games. */
class DeadPositionRuleTest {
    private static final String LOCKED = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - ";

    private static Game withOption(String id) {
        return Games.byId(id).withDeadPosition().orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "nocastle"})
    void deadPositionsAreDrawsOnlyWhereTheOptionIsOn(String id) {
        assertThat(Games.byId(id).parse(LOCKED + "0 1").result()).isSameAs(Result.ONGOING);
        Position position = withOption(id).parse(LOCKED + "0 1");
        assertThat(position.result()).hasToString("draw:dead");
        assertThat(position.copy().result()).hasToString("draw:dead");
        assertThat(position.game().id()).isEqualTo(id);
        assertThat(withOption(id).start(0).result()).isSameAs(Result.ONGOING);
        assertThat(withOption(id).planes()).isEqualTo(Games.byId(id).planes());
        assertThat(withOption(id).policy().name())
                .isEqualTo(Games.byId(id).policy().name());
    }

    @Test
    void aMoveMakesAndUnmakesADeadPosition() {
        Position position = withOption("chess").parse("4k3/8/8/p1p1p1p1/P1P1P3/6P1/8/4K3 w - - 0 1");
        assertThat(position.result()).isSameAs(Result.ONGOING);
        Play.moves(position, "g3g4");
        assertThat(position.result()).hasToString("draw:dead");
        position.unmake();
        assertThat(position.result()).isSameAs(Result.ONGOING);
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1, draw:material",
        "kb6/p1p5/P1P5/8/8/8/8/4K3 b - - 0 1, draw:stalemate",
        LOCKED + "100 80, draw:fifty",
        LOCKED + "99 80, draw:dead",
    })
    void everyOtherReasonComesFirst(String fen, String result) {
        assertThat(withOption("chess").parse(fen).result()).hasToString(result);
    }

    @Test
    void repetitionComesFirst() {
        Position position = withOption("chess").parse(LOCKED + "0 1");
        String cycle = "e1d1 e8d8 d1e1 d8e8";
        assertThat(Play.moves(position, cycle).result()).hasToString("draw:dead");
        assertThat(Play.moves(position, cycle).result()).hasToString("draw:repetition");
    }

    @ParameterizedTest
    @ValueSource(strings = {"banzai", "shambhala", "shbang"})
    void otherGamesHaveNoSuchOption(String id) {
        assertThat(Games.byId(id).withDeadPosition()).isEmpty();
    }
}
