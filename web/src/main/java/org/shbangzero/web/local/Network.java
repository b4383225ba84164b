package org.shbangzero.web.local;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.core.JSPromise;
import org.teavm.jso.typedarrays.Float32Array;

/** The network, which the worker's script runs. */
@JSFunctor
interface Network extends JSObject {
    /**
     * Evaluates one position. The promise is never rejected.
     *
     * @param planes [planes, 8, 8]; valid until the promise is fulfilled
     */
    JSPromise<Answer> evaluate(Float32Array planes);

    /** What it says of a position, or why it cannot. */
    interface Answer extends JSObject {
        /** Why there is no answer, for a person to read; null if there is one. */
        @JSProperty
        String getFault();

        /** Logits [policy size]. */
        @JSProperty
        Float32Array getPolicy();

        /** Probabilities of win, draw and loss for the side to move. */
        @JSProperty
        Float32Array getWdl();
    }
}
