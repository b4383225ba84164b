package org.shbangzero.evaluate.engine;

import java.util.Objects;
import org.shbangzero.core.EndReason;

/** An engine does not do what the protocol asks of it. Its process is of no more use. */
public final class EngineFailure extends RuntimeException {
    private final transient EndReason reason;

    /**
     * A failure.
     *
     * @param reason {@link EndReason#CRASH} if its process ended, {@link EndReason#TIME} if it does not answer
     * @param message goes on from the engine's name, e.g. {@code ended with exit code 1}
     */
    EngineFailure(EndReason reason, String message) {
        super(message);
        this.reason = Objects.requireNonNull(reason);
    }

    public EndReason reason() {
        return reason;
    }
}
