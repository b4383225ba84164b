package org.shbangzero.evaluate.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.shbangzero.evaluate.stats.Elo;
import org.shbangzero.evaluate.stats.Interval;
import org.shbangzero.evaluate.stats.PairTable;
import org.shbangzero.evaluate.stats.Pentanomial;
import org.shbangzero.evaluate.stats.Score;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.evaluate.stats.Trinomial;

/**
 * What a match has shown, from the first player's view. It holds no times, so a match that was interrupted has the report
 * of one that was not.
 *
 * @param game id of the game
 * @param first name of the first player
 * @param second name of the second player
 * @param results games won, drawn and lost
 * @param pairs results of the pairs
 * @param endReasons number of games by why they ended, as the notation names it; adjudicated draws and wins apart
 * @param averagePlies length of the average game, opening included; 0 without games
 * @param outcomes of both games of each pair
 * @param repeats games that said nothing new
 * @param sprt the sequential test, or null if there was none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder(alphabetic = true) // the order of methods differs from one Java process to the next
public record MatchReport(
        String game,
        String first,
        String second,
        Trinomial results,
        Pentanomial pairs,
        Map<String, Integer> endReasons,
        double averagePlies,
        PairTable outcomes,
        Repeats repeats,
        SprtState sprt) {
    public MatchReport {
        endReasons = Collections.unmodifiableMap(new TreeMap<>(endReasons));
        // Reports of earlier versions do not have it.
        outcomes = Objects.requireNonNullElse(outcomes, PairTable.EMPTY);
    }

    /**
     * Games that said nothing new.
     *
     * @param games games with the same moves by the same players as an earlier one
     * @param pairsLeftOut pairs with such a game; none of their games is counted
     * @param mirroredPairs pairs in which both games had the same moves: the players did not differ. They are counted, as
     *     one observation of an even score
     */
    public record Repeats(int games, int pairsLeftOut, int mirroredPairs) {}

    /** A sequential test, and how far it has come. */
    public record SprtState(
            Sprt test, double logLikelihoodRatio, double lowerBound, double upperBound, Sprt.Verdict verdict) {
        static SprtState of(Sprt test, Pentanomial pairs) {
            double ratio = test.logLikelihoodRatio(pairs);
            return new SprtState(test, ratio, test.lowerBound(), test.upperBound(), test.verdict(ratio));
        }
    }

    /** Mean score with its 95 % interval, 0 to 1. */
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public Interval score() {
        return Score.of(pairs);
    }

    /** Elo difference with its 95 % interval. */
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public Elo elo() {
        return Elo.of(pairs);
    }

    /** Normalised Elo. */
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public double normalisedElo() {
        return Elo.normalised(pairs);
    }

    /** How probable it is that the first player is the stronger one, 0 to 1. */
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public double likelihoodOfSuperiority() {
        return Score.likelihoodOfSuperiority(pairs);
    }

    /** Mean score of whoever had White, with its 95 % interval, 0 to 1. */
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public Interval whiteScore() {
        return outcomes.whiteScore();
    }

    /** Share of drawn games, with its 95 % interval, 0 to 1. */
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public Interval drawShare() {
        return outcomes.drawShare();
    }

    /**
     * The first player's score in a sentence, e.g. {@code 93.0 % of 100 games at 16 simulations (88 won, 10 drawn, 2 lost; 95 % interval
     * 86.3 to 96.6 %); Elo +449 [+330, +620]}.
     *
     * @param conditions what follows the number of games, e.g. {@code " at 16 simulations"}; may be empty
     */
    public String summary(String conditions) {
        return new MatchText(this).summary(conditions);
    }

    /** The lines of {@link #text} that matter while games are played. */
    List<String> liveLines() {
        return new MatchText(this).liveLines();
    }

    /** How it stands, in a few words. */
    String line() {
        return new MatchText(this).line();
    }

    /** A table for people, several lines, each ended. */
    public String text() {
        return new MatchText(this).table();
    }
}
