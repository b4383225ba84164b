package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.opening.OpeningSettings;

/**
 * How a match is played.
 *
 * @param games number of games, even: each opening is played twice with colours reversed
 * @param seed of all chance: openings and players
 * @param threads games played at the same time; the outcome does not depend on it
 * @param minOpeningPlies fewest random plies of an opening, at least 0
 * @param maxOpeningPlies most random plies of an opening
 * @param maxPlies plies, the opening's included, after which a game is a draw
 */
public record MatchSettings(int games, long seed, int threads, int minOpeningPlies, int maxOpeningPlies, int maxPlies) {
    public static final int DEFAULT_MIN_OPENING_PLIES = 4;
    public static final int DEFAULT_MAX_OPENING_PLIES = 8;
    public static final int DEFAULT_MAX_PLIES = 600;

    /** @throws InputException naming all settings that are of no use */
    public MatchSettings {
        List<String> faults = new ArrayList<>();
        if (games < 2 || games % 2 != 0) {
            faults.add("games is " + games + ", expected an even number of at least 2 (each opening is played with both"
                    + " colours)");
        }
        if (threads < 1) {
            faults.add("threads is " + threads + ", expected at least 1");
        }
        if (minOpeningPlies < 0 || maxOpeningPlies < minOpeningPlies) {
            faults.add("opening plies are " + minOpeningPlies + " to " + maxOpeningPlies
                    + ", expected 0 or more, the smaller number first");
        }
        if (maxPlies <= maxOpeningPlies) {
            faults.add("maximum plies is " + maxPlies + ", expected more than the " + maxOpeningPlies
                    + " of the longest opening");
        }
        if (!faults.isEmpty()) {
            throw new InputException("match: " + String.join("; ", faults));
        }
    }

    /** Usual settings. */
    public static MatchSettings of(int games, long seed, int threads) {
        return new MatchSettings(
                games, seed, threads, DEFAULT_MIN_OPENING_PLIES, DEFAULT_MAX_OPENING_PLIES, DEFAULT_MAX_PLIES);
    }

    OpeningSettings openings() {
        return new OpeningSettings(minOpeningPlies, maxOpeningPlies, seed);
    }

    int pairs() {
        return games / 2;
    }
}
