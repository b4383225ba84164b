package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.shbangzero.evaluate.stats.Elo;
import org.shbangzero.evaluate.stats.Trinomial;

/**
 * How one player stands among all.
 *
 * @param results of all its games that count
 * @param elo lead over the player that entered first, by the ratings of all; null if they are not known
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Standing(String name, Trinomial results, Elo elo) {}
