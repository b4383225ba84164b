package org.shbangzero.evaluate.engine;

import org.shbangzero.core.Side;
import org.shbangzero.evaluate.clock.ClockFace;
import org.shbangzero.evaluate.clock.Clocks;
import org.shbangzero.evaluate.clock.TimeControl;

/** The command that starts a search. */
final class GoLine {
    private GoLine() {}

    /**
     * {@code go} with the clocks and the limits. A time for each move becomes {@code movetime}, the shorter one if there is
     * a limit too.
     *
     * @param side that is to move, whose clock is the own one
     */
    static String of(EngineLimits limits, Clocks clocks, int side) {
        ClockFace own = clocks.own();
        StringBuilder line = new StringBuilder("go");
        if (own.control().kind() == TimeControl.Kind.CLOCK) {
            // UCI cannot say that the opponent has no clock; its time is then as good as the own.
            boolean bothHaveClocks = clocks.opponent().control().kind() == TimeControl.Kind.CLOCK;
            ClockFace opponent = bothHaveClocks ? clocks.opponent() : own;
            ClockFace white = side == Side.WHITE ? own : opponent;
            ClockFace black = side == Side.WHITE ? opponent : own;
            line.append(" wtime ").append(shown(white)).append(" btime ").append(shown(black));
            if (white.control().increment() > 0 || black.control().increment() > 0) {
                line.append(" winc ").append(white.control().increment());
                line.append(" binc ").append(black.control().increment());
            }
            if (own.movesToGo() > 0) {
                line.append(" movestogo ").append(own.movesToGo());
            }
        }
        String bounds = bounds(limits, own);
        return bounds.isEmpty()
                ? line.toString()
                : line.append(' ').append(bounds).toString();
    }

    private static String bounds(EngineLimits limits, ClockFace own) {
        if (own.control().kind() != TimeControl.Kind.PER_MOVE) {
            return limits.toString();
        }
        return limits.atMost(shown(own)).toString();
    }

    /** At least 1: some engines take 0 for no clock. */
    private static long shown(ClockFace face) {
        return Math.max(1, face.remaining());
    }
}
