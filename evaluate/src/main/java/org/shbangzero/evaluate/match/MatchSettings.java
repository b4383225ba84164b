package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.opening.OpeningBook;
import org.shbangzero.evaluate.opening.OpeningSettings;

/**
 * How the games of a match are played.
 *
 * @param seed of all chance that players use
 * @param threads games played at the same time; without clocks the outcome does not depend on it
 * @param book what games begin with
 * @param openings which openings of the book
 * @param rules what holds for each game
 */
public record MatchSettings(long seed, int threads, OpeningBook book, OpeningSettings openings, GameRules rules) {
    public static final int DEFAULT_MIN_OPENING_PLIES = 4;
    public static final int DEFAULT_MAX_OPENING_PLIES = 8;
    /** Centipawns beyond which about one random opening of ten to twenty is left out, see docs/matches.md. */
    public static final int USUAL_BALANCE = 100;

    /** @throws InputException naming all settings that are of no use */
    public MatchSettings {
        List<String> faults = new ArrayList<>();
        if (threads < 1) {
            faults.add("threads is " + threads + ", expected at least 1");
        }
        if (openings.maxPlies() != OpeningSettings.ALL_PLIES && rules.maxPlies() <= openings.maxPlies()) {
            faults.add("maximum plies is " + rules.maxPlies() + ", expected more than the " + openings.maxPlies()
                    + " of the longest opening");
        }
        if (!faults.isEmpty()) {
            throw new InputException("match: " + String.join("; ", faults));
        }
    }

    /** Usual settings: short random openings, no clocks, no adjudication. */
    public static MatchSettings of(long seed, int threads) {
        return untimed(
                seed, threads, DEFAULT_MIN_OPENING_PLIES, DEFAULT_MAX_OPENING_PLIES, GameRules.DEFAULT_MAX_PLIES);
    }

    /**
     * The usual settings with balanced openings.
     *
     * @param balance centipawns that a side may be ahead after the opening, {@link #USUAL_BALANCE} for one; any if absent
     */
    public static MatchSettings balanced(long seed, int threads, OptionalInt balance) {
        MatchSettings usual = of(seed, threads);
        OpeningSettings openings = usual.openings();
        return new MatchSettings(
                seed,
                threads,
                usual.book(),
                new OpeningSettings(openings.minPlies(), openings.maxPlies(), openings.order(), balance, seed),
                usual.rules());
    }

    /** Random openings, no clocks, no adjudication. */
    public static MatchSettings untimed(
            long seed, int threads, int minOpeningPlies, int maxOpeningPlies, int maxPlies) {
        return new MatchSettings(
                seed,
                threads,
                OpeningBook.random(),
                new OpeningSettings(minOpeningPlies, maxOpeningPlies, seed),
                GameRules.untimed(maxPlies));
    }
}
