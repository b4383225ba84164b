package org.shbangzero.evaluate.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.clock.ClockFace;
import org.shbangzero.evaluate.clock.Clocks;
import org.shbangzero.evaluate.clock.TimeControl;

class GoLineTest {
    private static final EngineLimits LIMITS =
            new EngineLimits(OptionalLong.of(1000), OptionalInt.of(7), OptionalLong.of(250));
    private static final ClockFace BLITZ = new ClockFace(TimeControl.parse("60+0.5"), 45_000, 0);
    private static final ClockFace PERIOD = new ClockFace(TimeControl.parse("40/60"), 30_000, 12);
    private static final ClockFace PER_MOVE = new ClockFace(TimeControl.parse("0.1/move"), 100, 0);

    private static String go(ClockFace own, ClockFace opponent, int side) {
        return GoLine.of(EngineLimits.NONE, new Clocks(own, opponent), side);
    }

    @Test
    void tellsBothClocksByColour() {
        assertThat(go(BLITZ, PERIOD, Side.WHITE)).isEqualTo("go wtime 45000 btime 30000 winc 500 binc 0");
        assertThat(go(PERIOD, BLITZ, Side.BLACK)).isEqualTo("go wtime 45000 btime 30000 winc 500 binc 0 movestogo 12");
        assertThat(go(PERIOD, PERIOD, Side.WHITE)).isEqualTo("go wtime 30000 btime 30000 movestogo 12");
    }

    @Test
    void anOpponentWithoutAClockHasTheOwn() {
        assertThat(go(BLITZ, ClockFace.UNLIMITED, Side.BLACK))
                .isEqualTo("go wtime 45000 btime 45000 winc 500 binc 500");
        assertThat(go(PERIOD, PER_MOVE, Side.WHITE)).isEqualTo("go wtime 30000 btime 30000 movestogo 12");
    }

    @Test
    void aClockThatHasRunOutIsStillOne() {
        ClockFace empty = new ClockFace(TimeControl.parse("60"), 0, 0);
        assertThat(go(empty, empty, Side.WHITE)).isEqualTo("go wtime 1 btime 1");
    }

    @Test
    void tellsLimits() {
        assertThat(GoLine.of(LIMITS, Clocks.NONE, Side.WHITE)).isEqualTo("go nodes 1000 depth 7 movetime 250");
        assertThat(GoLine.of(LIMITS, new Clocks(PER_MOVE, BLITZ), Side.WHITE))
                .isEqualTo("go nodes 1000 depth 7 movetime 100");
        assertThat(GoLine.of(LIMITS, new Clocks(BLITZ, BLITZ), Side.WHITE))
                .isEqualTo("go wtime 45000 btime 45000 winc 500 binc 500 nodes 1000 depth 7 movetime 250");
        assertThat(go(PER_MOVE, PER_MOVE, Side.BLACK)).isEqualTo("go movetime 100");
    }
}
