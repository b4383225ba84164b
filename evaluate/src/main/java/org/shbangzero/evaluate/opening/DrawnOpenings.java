package org.shbangzero.evaluate.opening;

import java.util.List;

/**
 * Openings that were drawn, and what was passed over on the way.
 *
 * @param openings in the order in which they are to be played
 * @param duplicates how many were left out since another one reaches the same position
 * @param lopsided how many were left out since one side is too far ahead
 */
public record DrawnOpenings(List<Opening> openings, int duplicates, int lopsided) {
    public DrawnOpenings {
        openings = List.copyOf(openings);
    }
}
