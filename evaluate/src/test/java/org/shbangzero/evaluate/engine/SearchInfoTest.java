package org.shbangzero.evaluate.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchInfoTest {
    private static SearchInfo after(String... lines) {
        SearchInfo info = SearchInfo.NONE;
        for (String line : lines) {
            info = info.with(line);
        }
        return info;
    }

    @ParameterizedTest
    @CsvSource({
        "info depth 5 score cp 0 nodes 9 pv e2e4, 0.5",
        "info depth 5 score cp 400, 0.909090909",
        "info depth 5 score cp -400, 0.090909091",
        "info depth 5 score cp 30 wdl 200 700 100 nodes 9, 0.55",
        "info score mate 3, 1",
        "info score mate -3, 0",
        "info score mate 0, 0",
    })
    void saysWhatIsExpected(String line, double expected) {
        assertThat(after(line).expectedScore().orElseThrow()).isCloseTo(expected, within(1e-9));
    }

    @Test
    void theLastExactScoreOfTheFirstLineCounts() {
        SearchInfo info = after(
                "info depth 1 seldepth 1 multipv 1 score cp 10 nodes 20 pv e2e4",
                "info depth 9 seldepth 12 multipv 1 score cp 50 nodes 900 nps 1000 hashfull 3 tbhits 0 time 5 pv e2e4 e7e5",
                "info depth 9 multipv 2 score cp 70 nodes 950 pv d2d4",
                "info depth 10 score cp 900 lowerbound nodes 1000",
                "info depth 10 score mate 3 upperbound nodes 1100",
                "info string score cp 5 depth 99",
                "info currmove d2d4 currmovenumber 2 nodes 800");

        assertThat(info.centipawns()).hasValue(50);
        assertThat(info.mate()).isEmpty();
        assertThat(info.depth()).isEqualTo(9);
        assertThat(info.nodes()).isEqualTo(1100);
        assertThat(info.with("info depth 11 score mate -2").mate()).hasValue(-2);
        assertThat(info.with("info depth 11 score mate -2").centipawns()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "info",
                "info depth",
                "info score",
                "info score cp",
                "info score cp x",
                "info score cp 99999999999",
                "info wdl 1 2",
                "info depth -4 nodes -7",
                "info nodes 1e9",
                "info multipv x score cp 3 lowerbound",
            })
    void nonsenseChangesNothing(String line) {
        assertThat(after(line)).isEqualTo(SearchInfo.NONE);
    }

    @Test
    void chancesThatAddUpToNothingDoNotCount() {
        assertThat(after("info score cp 0 wdl 0 0 0").expectedScore()).hasValue(0.5);
        assertThat(after("info score cp 0 wdl -5 0 10").expectedScore()).hasValue(0.5);
    }
}
