package org.shbangzero.selfplay.worker;

import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import org.shbangzero.core.Result;

/**
 * Counts over self-play games. All but the two counts of evaluations are the same whatever the number of threads.
 *
 * @param games finished
 * @param positions searched, one row of the replay files each
 * @param plies played, random openings included
 * @param longestGame in plies
 * @param results how often each result came, by the literal of the result
 * @param noResignGames games in which resigning was not allowed
 * @param wouldResign those of them in which a side would have resigned
 * @param resignErrors those of them that this side then did not lose
 * @param simulations run by all searches
 * @param evaluations positions sent to the network
 * @param cacheHits positions whose evaluation was still known
 */
public record SelfPlayStatistics(
        int games,
        long positions,
        long plies,
        int longestGame,
        Map<Result, Integer> results,
        int noResignGames,
        int wouldResign,
        int resignErrors,
        long simulations,
        long evaluations,
        long cacheHits) {
    public static final SelfPlayStatistics NONE = new SelfPlayStatistics(0, 0, 0, 0, Map.of(), 0, 0, 0, 0, 0, 0);

    public SelfPlayStatistics {
        Map<Result, Integer> sorted = new TreeMap<>(Comparator.comparing(Result::toString));
        sorted.putAll(results);
        results = Collections.unmodifiableMap(sorted);
    }

    public SelfPlayStatistics plus(SelfPlayStatistics other) {
        Map<Result, Integer> sum = new TreeMap<>(Comparator.comparing(Result::toString));
        sum.putAll(results);
        other.results.forEach((result, count) -> sum.merge(result, count, Integer::sum));
        return new SelfPlayStatistics(
                games + other.games,
                positions + other.positions,
                plies + other.plies,
                Math.max(longestGame, other.longestGame),
                sum,
                noResignGames + other.noResignGames,
                wouldResign + other.wouldResign,
                resignErrors + other.resignErrors,
                simulations + other.simulations,
                evaluations + other.evaluations,
                cacheHits + other.cacheHits);
    }

    /** Games without a winner. */
    public int draws() {
        return results.entrySet().stream()
                .filter(entry -> entry.getKey().isDraw())
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /** Mean length in plies; 0 without games. */
    public double meanPlies() {
        return games == 0 ? 0 : (double) plies / games;
    }
}
