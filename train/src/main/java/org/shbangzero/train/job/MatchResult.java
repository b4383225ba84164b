package org.shbangzero.train.job;

import java.util.Locale;
import org.shbangzero.evaluate.match.MatchReport;
import org.shbangzero.evaluate.stats.Interval;

/**
 * A match as the manifest keeps it, from the candidate's view.
 *
 * @param opponent a checkpoint's six digits, or a player's name such as {@code random}
 * @param games file of its games in the run folder, as PGN
 * @param report what it showed
 */
record MatchResult(String opponent, String games, MatchReport report) {
    /** E.g. {@code 93.0 % of 100 games (88 won, 10 drawn, 2 lost; 95 % interval 86.3 to 96.6 %); Elo +449 [+330, +620]}. */
    String outcome() {
        return outcome("");
    }

    /** As {@link #outcome()}, with the number of simulations: {@code 93.0 % of 100 games at 16 simulations (88 won, …}. */
    String outcome(int simulations) {
        return outcome(" at " + simulations + " simulations");
    }

    private String outcome(String conditions) {
        Interval score = report.score();
        return String.format(
                Locale.ROOT,
                "%.1f %% of %d games%s (%d won, %d drawn, %d lost; 95 %% interval %.1f to %.1f %%); Elo %s",
                100 * score.estimate(),
                report.results().games(),
                conditions,
                report.results().wins(),
                report.results().draws(),
                report.results().losses(),
                100 * score.lower(),
                100 * score.upper(),
                report.elo());
    }
}
