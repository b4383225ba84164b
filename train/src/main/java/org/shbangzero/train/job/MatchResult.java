package org.shbangzero.train.job;

import org.shbangzero.evaluate.match.MatchReport;

/**
 * A match as the manifest keeps it, from the candidate's view.
 *
 * @param opponent a checkpoint's six digits, or a player's name such as {@code random}
 * @param games file of its games in the run folder, as PGN
 * @param report what it showed
 */
record MatchResult(String opponent, String games, MatchReport report) {}
