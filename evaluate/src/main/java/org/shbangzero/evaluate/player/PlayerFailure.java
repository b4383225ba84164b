package org.shbangzero.evaluate.player;

import java.util.Objects;
import org.shbangzero.core.EndReason;

/**
 * A player cannot go on with its game, by its own fault: its program crashed, does not answer, or plays what is not allowed.
 * It loses the game; the match goes on.
 */
public final class PlayerFailure extends RuntimeException {
    private final transient EndReason reason;

    /**
     * A failure.
     *
     * @param reason how the game ends: {@link EndReason#CRASH}, {@link EndReason#TIME} or {@link EndReason#ILLEGAL}
     * @param message what happened, for people, e.g. {@code played e2e5, which is not legal}
     */
    public PlayerFailure(EndReason reason, String message, Throwable cause) {
        super(message, cause);
        this.reason = Objects.requireNonNull(reason);
    }

    public PlayerFailure(EndReason reason, String message) {
        this(reason, message, null);
    }

    public EndReason reason() {
        return reason;
    }
}
