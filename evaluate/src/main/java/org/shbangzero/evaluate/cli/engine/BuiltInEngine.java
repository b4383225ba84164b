package org.shbangzero.evaluate.cli.engine;

import org.shbangzero.evaluate.think.ThinkerFactory;

/** What thinks without a network, for all games. */
enum BuiltInEngine {
    UNIFORM,
    ALPHABETA;

    ThinkerFactory thinkers() {
        return switch (this) {
            case UNIFORM -> ThinkerFactory.uniform();
            case ALPHABETA -> ThinkerFactory.alphaBeta();
        };
    }
}
