package org.shbangzero.evaluate.match;

import org.shbangzero.evaluate.stats.Trinomial;

/** What one player has scored in all its games that count. */
public record Standing(String name, Trinomial results) {}
