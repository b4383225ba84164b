package org.shbangzero.evaluate.player;

/**
 * A move that a player chose.
 *
 * @param move a legal move of the position
 * @param expectedScore what the player expects of the game, from its own view: 0 loss to 1 win; NaN if it has no opinion
 * @param simulations simulations, or positions looked at, that the choice took; 0 if it did not search
 */
public record Choice(int move, double expectedScore, int simulations) {
    /** A move without an opinion. */
    public static Choice of(int move) {
        return new Choice(move, Double.NaN, 0);
    }
}
