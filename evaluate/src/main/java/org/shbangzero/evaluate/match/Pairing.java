package org.shbangzero.evaluate.match;

/**
 * Two players meet over one opening, and play two games with colours reversed.
 *
 * @param first index of the player that has White in game 0, and whose view the pair's score is from
 * @param second index of the other player
 * @param pair number of their pairs before, which is also the number of the opening
 */
public record Pairing(int first, int second, int pair) {
    /** Games of a pairing. */
    static final int GAMES = 2;
}
