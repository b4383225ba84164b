package org.shbangzero.evaluate.match;

/**
 * The player from whom ratings are measured.
 *
 * @param player its name
 * @param elo the rating that it is given
 */
public record Anchor(String player, double elo) {}
