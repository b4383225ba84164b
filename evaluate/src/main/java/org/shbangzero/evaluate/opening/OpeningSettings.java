package org.shbangzero.evaluate.opening;

import org.shbangzero.core.InputException;

/**
 * What openings are wanted.
 *
 * @param minPlies fewest random plies, at least 0
 * @param maxPlies most random plies
 * @param seed of all chance
 */
public record OpeningSettings(int minPlies, int maxPlies, long seed) {
    /** @throws InputException if the plies are no range */
    public OpeningSettings {
        if (minPlies < 0 || maxPlies < minPlies) {
            throw new InputException("opening plies are " + minPlies + " to " + maxPlies
                    + ", expected 0 or more, the smaller number first");
        }
    }
}
