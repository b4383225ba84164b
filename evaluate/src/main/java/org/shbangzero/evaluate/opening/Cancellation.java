package org.shbangzero.evaluate.opening;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** How drawing openings is stopped: a large book, or a strict balance, takes minutes. */
final class Cancellation {
    private Cancellation() {}

    /** @throws CancellationException if nobody wants the openings any more */
    static void check(BooleanSupplier cancelled) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("the openings are not wanted any more");
        }
    }
}
