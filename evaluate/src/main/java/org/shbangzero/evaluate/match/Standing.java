package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.shbangzero.evaluate.stats.Elo;
import org.shbangzero.evaluate.stats.Trinomial;

/**
 * How one player stands among all.
 *
 * @param results of all its games that count
 * @param elo rating, from the games of all and measured from the anchor; null if it is not known
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Standing(String name, Trinomial results, Elo elo) {}
