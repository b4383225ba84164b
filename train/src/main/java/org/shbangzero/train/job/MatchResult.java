package org.shbangzero.train.job;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import org.shbangzero.evaluate.stats.Elo;
import org.shbangzero.evaluate.stats.Interval;
import org.shbangzero.evaluate.stats.Pentanomial;
import org.shbangzero.evaluate.stats.Score;

/**
 * A match as the manifest keeps it, from the candidate's view.
 *
 * @param opponent a checkpoint's six digits, or a player's name such as {@code random}
 * @param file the match's record in the run folder
 * @param wins games won, identical ones counted once, as are draws and losses
 * @param pairs how many pairs of games had pair score 0, 1/4, 1/2, 3/4, 1
 */
record MatchResult(String opponent, String file, int wins, int draws, int losses, List<Long> pairs) {
    MatchResult {
        pairs = List.copyOf(pairs);
    }

    static MatchResult of(String opponent, String file, int wins, int draws, int losses, Pentanomial pairs) {
        long[] counts = pairs.counts();
        return new MatchResult(
                opponent, file, wins, draws, losses, List.of(counts[0], counts[1], counts[2], counts[3], counts[4]));
    }

    @JsonIgnore
    Pentanomial pentanomial() {
        return new Pentanomial(pairs.get(0), pairs.get(1), pairs.get(2), pairs.get(3), pairs.get(4));
    }

    /** Expected score in [0, 1] with its 95 % interval. */
    Interval score() {
        return Score.of(pentanomial());
    }

    Elo elo() {
        return Elo.of(pentanomial());
    }

    int games() {
        return wins + draws + losses;
    }
}
