package org.shbangzero.selfplay.search;

/** What a search has proven of a position by reaching the ends of the game, from the side to move's view. */
public enum Proof {
    UNKNOWN,
    WIN,
    DRAW,
    LOSS;

    /** The same from the other side's view. */
    Proof reversed() {
        return switch (this) {
            case WIN -> LOSS;
            case LOSS -> WIN;
            case DRAW, UNKNOWN -> this;
        };
    }
}
