package org.shbangzero.evaluate.match;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.shbangzero.evaluate.stats.Sprt;

/**
 * Takes in games in any order, and counts pairs in the order of their openings. So a sequential test sees the same
 * sequence, and stops at the same pair, whatever the number of threads. Safe for threads.
 */
final class MatchLedger {
    private final GameRecord[] games;
    private final Optional<Sprt> test;
    private final MatchTally tally;
    private int countedPairs;
    private int finishedGames;
    private boolean decided;

    MatchLedger(int pairs, Optional<Sprt> test, MatchTally tally) {
        this.games = new GameRecord[2 * pairs];
        this.test = test;
        this.tally = tally;
    }

    /** Whether a game is there; games are numbered 2 · pair + game. */
    synchronized boolean has(int number) {
        return games[number] != null;
    }

    /** Takes in a game, unless it belongs to a pair beyond the match's end. */
    synchronized void add(GameRecord game) {
        int number = 2 * game.pair() + game.game();
        if (number >= games.length || games[number] != null) {
            return;
        }
        games[number] = game;
        finishedGames++;
        while (!decided && 2 * countedPairs < games.length && has(2 * countedPairs) && has(2 * countedPairs + 1)) {
            tally.add(games[2 * countedPairs], games[2 * countedPairs + 1]);
            countedPairs++;
            decided = test.isPresent() && isDecided(test.get());
        }
    }

    private boolean isDecided(Sprt sprt) {
        return sprt.verdict(sprt.logLikelihoodRatio(tally.pairs())) != Sprt.Verdict.CONTINUE;
    }

    /** Whether the sequential test has come to its end. */
    synchronized boolean isDecided() {
        return decided;
    }

    /** Whether all games are there. */
    synchronized boolean isComplete() {
        return finishedGames == games.length;
    }

    synchronized int finishedGames() {
        return finishedGames;
    }

    synchronized MatchReport report() {
        return tally.report();
    }

    /** The games in order: of a decided match those up to the decision, otherwise all that are there. */
    synchronized List<GameRecord> games() {
        int end = decided ? 2 * countedPairs : games.length;
        return Arrays.stream(games, 0, end).filter(Objects::nonNull).toList();
    }
}
