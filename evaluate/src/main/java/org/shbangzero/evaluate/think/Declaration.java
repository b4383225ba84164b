package org.shbangzero.evaluate.think;

/** What a player can say beside its move. */
public enum Declaration {
    NONE,
    RESIGNS,
    /** Offers a draw after its move, or accepts the one that was offered to it. */
    OFFERS_DRAW
}
