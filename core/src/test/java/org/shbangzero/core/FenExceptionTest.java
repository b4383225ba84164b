package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class FenExceptionTest {
    @Test
    void showsNoMoreThanAPersonReads() {
        for (Game game : Games.all()) {
            for (String field : new String[] {"%s w - - 0 1", "8/8 %s", "8/8 w - - %s 1"}) {
                String fen = field.formatted("x".repeat(300_000));
                assertThatThrownBy(() -> game.parse(fen))
                        .isInstanceOf(FenException.class)
                        .satisfies(refused ->
                                assertThat(refused.getMessage().length()).isBetween(200, 20_000));
            }
        }
    }
}
