package org.shbangzero.evaluate.player;

import org.shbangzero.evaluate.think.Declaration;

/**
 * What a player does when it is to move.
 *
 * @param move a legal move of the position; ignored if it resigns
 * @param opinion what it thinks of the game
 * @param declaration what it says beside its move
 */
public record Choice(int move, Opinion opinion, Declaration declaration) {
    /** A move without an opinion. */
    public static Choice of(int move) {
        return of(move, Opinion.NONE);
    }

    /** A move, and nothing said beside it. */
    public static Choice of(int move, Opinion opinion) {
        return new Choice(move, opinion, Declaration.NONE);
    }
}
