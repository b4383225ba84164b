package org.shbangzero.evaluate.stats;

/**
 * How strong a player is, compared with the anchor of its pool.
 *
 * @param player number of the player
 * @param elo rating: the anchor's, which was chosen, plus the estimated difference
 * @param difference lead over the anchor with its 95 % interval; 0 to 0 for the anchor itself
 * @param games number of games played
 * @param score mean score of them, 0 to 1; 1/2 without games
 */
public record PlayerRating(int player, double elo, Elo difference, long games, double score) {}
