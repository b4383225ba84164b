package org.shbangzero.train.job;

import org.shbangzero.evaluate.match.MatchReport;

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
        return report.summary("");
    }

    /** As {@link #outcome()}, with the number of simulations: {@code 93.0 % of 100 games at 16 simulations (88 won, …}. */
    String outcome(int simulations) {
        return report.summary(" at " + simulations + " simulations");
    }
}
