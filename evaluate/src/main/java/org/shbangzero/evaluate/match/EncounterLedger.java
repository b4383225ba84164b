package org.shbangzero.evaluate.match;

import java.util.Optional;
import java.util.TreeMap;
import org.shbangzero.evaluate.stats.Sprt;

/**
 * The games of two players. Takes them in in any order, and counts pairs in the order of their openings, so that a sequential
 * test sees the same sequence, and stops at the same pair, whatever the number of threads.
 */
final class EncounterLedger {
    private final TreeMap<Integer, GameRecord> games = new TreeMap<>();
    private final Optional<Sprt> test;
    private final MatchTally tally;
    private int countedPairs;
    private boolean decided;

    EncounterLedger(Optional<Sprt> test, MatchTally tally) {
        this.test = test;
        this.tally = tally;
    }

    /** Number of a game within the encounter. */
    static int number(int pair, int game) {
        return Pairing.GAMES * pair + game;
    }

    /** Takes in a game. */
    void add(GameRecord game) {
        games.put(number(game.pair(), game.game()), game);
        while (!decided && isThere(countedPairs, 0) && isThere(countedPairs, 1)) {
            tally.add(games.get(number(countedPairs, 0)), games.get(number(countedPairs, 1)));
            countedPairs++;
            decided = test.isPresent() && isDecided(test.get());
        }
    }

    private boolean isThere(int pair, int game) {
        return games.containsKey(number(pair, game));
    }

    private boolean isDecided(Sprt sprt) {
        return sprt.verdict(sprt.logLikelihoodRatio(tally.pairs())) != Sprt.Verdict.CONTINUE;
    }

    /** Whether the sequential test has come to its end. */
    boolean isDecided() {
        return decided;
    }

    /** Whether a game counts for nothing, since the test was decided before it. */
    boolean isBeyondDecision(GameRecord game) {
        return decided && game.pair() >= countedPairs;
    }

    MatchReport report() {
        return tally.report();
    }
}
