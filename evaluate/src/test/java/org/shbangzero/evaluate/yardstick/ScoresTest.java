package org.shbangzero.evaluate.yardstick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

class ScoresTest {
    @Test
    void aPawnIsWorthAHundredEloAndAWinCertainty() {
        assertThat(Scores.expectation(0)).isEqualTo(0.5);
        assertThat(Scores.expectation(100)).isCloseTo(0.640, within(0.001));
        assertThat(Scores.expectation(-400)).isCloseTo(1 / 11.0, within(1e-9));
        assertThat(Scores.expectation(Scores.WIN - 9)).isEqualTo(1);
        assertThat(Scores.expectation(9 - Scores.WIN)).isZero();
    }

    @Test
    void winsAreCountedFromTheRootOrFromThePosition() {
        int mate = Scores.ofEnd(Result.win(Side.WHITE, EndReason.CHECKMATE), Side.BLACK, 7);
        assertThat(mate).isEqualTo(7 - Scores.WIN);
        assertThat(Scores.fromPosition(mate, 4)).isEqualTo(3 - Scores.WIN);
        assertThat(Scores.fromRoot(3 - Scores.WIN, 6)).isEqualTo(9 - Scores.WIN);
        assertThat(Scores.fromPosition(Scores.WIN - 7, 4)).isEqualTo(Scores.WIN - 3);
        assertThat(Scores.fromPosition(250, 4)).isEqualTo(250);
        assertThat(Scores.ofEnd(Result.draw(EndReason.FIFTY), Side.BLACK, 7)).isZero();
    }
}
