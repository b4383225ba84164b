package org.shbangzero.evaluate.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;

class PositionLinesTest {
    private static final String CHESS = "4k3/8/8/8/8/8/8/4K2R w K -";
    private static final String SHBANG =
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 11110111/11111111/-/-/-/-/11111111/11110111 0/0 -/-";

    private static String parse(String game, String line) {
        return new PositionLines(Games.byId(game)).parse(line).orElseThrow().fen();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "| 0 1",
                "3 17| 3 17",
                "3 17 id \"a; b\";| 3 17",
                "bm O-O;| 0 1",
                "hmvc 7; id \"x\"; fmvn 20;| 7 20",
                "id \"hmvc 7;\"; acd 12; fmvn 20| 0 20"
            })
    void readsFensAndEpds(String rest, String counters) {
        String written = rest == null ? "" : " " + rest;
        assertThat(parse("chess", CHESS + written)).isEqualTo(CHESS + " " + counters);
        assertThat(parse("shbang", SHBANG + written)).isEqualTo(SHBANG + " " + counters);
    }

    @Test
    void everyGamesFenIsReadWithAndWithoutCounters() {
        for (Game game : Games.all()) {
            String fen = game.start(0).fen();
            assertThat(parse(game.id(), "\uFEFF  " + fen.replace(" ", " \t") + " "))
                    .isEqualTo(fen);
            assertThat(parse(game.id(), fen.replaceAll(" 0 1$", ""))).isEqualTo(fen);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  \t", "# a comment", "  # another"})
    void someLinesHoldNothing(String line) {
        assertThat(new PositionLines(Games.byId("chess")).parse(line)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/4K2R w K| fields: expected 6",
                "4k3/8/8/8/8/8/8/4K2R w K - 0| found '0' after the position's fields, expected",
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1 2| found '2' after the position's fields, expected",
                "4k3/8/8/8/8/8/8/4K2R w K - ;| found '' after the position's fields, expected",
                "4k3/8/8/8/8/8/8/4K2R w K - hmvc some;| halfmove: 'some' is not a number",
                "4k3/8/8/8/8/8/8/7R w K - 0 1| king"
            })
    void namesWhatIsNoPosition(String line, String message) {
        assertThatThrownBy(() -> parse("chess", line))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }
}
