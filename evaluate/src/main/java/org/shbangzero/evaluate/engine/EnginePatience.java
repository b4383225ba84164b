package org.shbangzero.evaluate.engine;

import java.time.Duration;

/**
 * How long to wait for an engine before it counts as hung.
 *
 * @param ready for {@code uciok} and each {@code readyok}: some load large files first, or clear large tables
 * @param move for a move without a clock and without a time of its own
 * @param grace for a move after its time has run out; the clock decides whether it was late
 * @param end for its end after {@code quit}, and for its move after {@code stop}, before it is killed
 */
public record EnginePatience(Duration ready, Duration move, Duration grace, Duration end) {
    /** 30 s to get ready, 60 s for a move, 5 s beyond its time, 2 s to end. */
    public static final EnginePatience USUAL = new EnginePatience(
            Duration.ofSeconds(30), Duration.ofSeconds(60), Duration.ofSeconds(5), Duration.ofSeconds(2));

    /** The same but for the time to get ready. */
    public EnginePatience withReady(Duration time) {
        return new EnginePatience(time, move, grace, end);
    }

    /** The same but for the time for a move. */
    public EnginePatience withMove(Duration time) {
        return new EnginePatience(ready, time, grace, end);
    }
}
