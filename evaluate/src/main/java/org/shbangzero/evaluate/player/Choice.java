package org.shbangzero.evaluate.player;

/**
 * What a player does when it is to move.
 *
 * @param move a legal move of the position; ignored if it resigns
 * @param opinion what it thinks of the game
 * @param declaration what it says beside its move
 */
public record Choice(int move, Opinion opinion, Declaration declaration) {
    /** What a player can say beside its move. */
    public enum Declaration {
        NONE,
        RESIGNS,
        /** Offers a draw after its move, or accepts the one that was offered to it. */
        OFFERS_DRAW
    }

    /** A move without an opinion. */
    public static Choice of(int move) {
        return of(move, Opinion.NONE);
    }

    /** A move, and nothing said beside it. */
    public static Choice of(int move, Opinion opinion) {
        return new Choice(move, opinion, Declaration.NONE);
    }
}
