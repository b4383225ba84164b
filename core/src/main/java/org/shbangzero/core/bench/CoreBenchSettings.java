package org.shbangzero.core.bench;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;

/**
 * What to measure.
 *
 * @param games to measure; the reference is added in front if it is missing
 * @param reference the game that all others are compared with
 * @param depth of perft, 2 or more
 * @param rounds in which all games take turns, 1 or more
 * @param seconds for each figure, all rounds together, beside as long a warm-up; more than 0
 * @param seed of the random games
 */
public record CoreBenchSettings(List<Game> games, Game reference, int depth, int rounds, double seconds, long seed) {
    /** Keeps one step of the work well below a second in every game. */
    private static final int MAX_DEPTH = 6;

    public CoreBenchSettings {
        require(depth >= 2 && depth <= MAX_DEPTH, "depth", "from 2 to " + MAX_DEPTH, depth);
        require(rounds >= 1, "number of rounds", "at least 1", rounds);
        require(seconds > 0, "number of seconds", "more than 0", seconds);
        games = withReference(games, reference);
    }

    private static List<Game> withReference(List<Game> games, Game reference) {
        List<Game> all = new ArrayList<>(games);
        if (!all.contains(reference)) {
            all.add(0, reference);
        }
        return List.copyOf(all);
    }

    private static void require(boolean condition, String what, String expected, Number found) {
        if (!condition) {
            throw new InputException("the " + what + " must be " + expected + ", not " + found);
        }
    }
}
