package org.shbangzero.selfplay.search;

/** What a search has proven of a position by reaching the ends of the game, from the side to move's view. */
public enum Proof {
    UNKNOWN,
    WIN,
    DRAW,
    LOSS
}
