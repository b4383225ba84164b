package org.shbangzero.evaluate.match;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.stats.PairTable;
import org.shbangzero.evaluate.stats.Pentanomial;
import org.shbangzero.evaluate.stats.Sprt;
import org.shbangzero.evaluate.stats.Trinomial;

/**
 * Counts the pairs of a match, in their order. A pair is left out if one of its games is an earlier game over again: the
 * same moves by the same players. It would say nothing new, and make the result look surer than it is.
 */
final class MatchTally {
    private final String game;
    private final String first;
    private final String second;
    private final Optional<Sprt> test;
    private final Set<GameIdentity> seen = new HashSet<>();
    private final Map<String, Integer> endReasons = new TreeMap<>();
    private PairTable outcomes = PairTable.EMPTY;
    private long plies;
    private int repeatedGames;
    private int pairsLeftOut;
    private int mirroredPairs;

    MatchTally(String game, String first, String second, Optional<Sprt> test) {
        this.game = game;
        this.first = first;
        this.second = second;
        this.test = test;
    }

    /** What makes two games the same: who had White, and all moves from the start on. */
    private record GameIdentity(int game, String startFen, List<String> moves) {
        private static GameIdentity of(GameRecord game) {
            return new GameIdentity(game.game(), game.startFen(), game.moves());
        }
    }

    /** Counts a pair: the game in which the first player had White, then the other one. */
    void add(GameRecord asWhite, GameRecord asBlack) {
        int repeated = (seen.add(GameIdentity.of(asWhite)) ? 0 : 1) + (seen.add(GameIdentity.of(asBlack)) ? 0 : 1);
        if (repeated > 0) {
            repeatedGames += repeated;
            pairsLeftOut++;
            return;
        }
        outcomes = outcomes.plus(asWhite.outcome(), asBlack.outcome());
        mirroredPairs += asWhite.moves().equals(asBlack.moves()) ? 1 : 0;
        addGame(asWhite);
        addGame(asBlack);
    }

    private void addGame(GameRecord record) {
        plies += record.moves().size();
        endReasons.merge(endReason(record.parsedResult()), 1, Integer::sum);
    }

    /** Adjudication gives draws and wins, by rules that have nothing in common. */
    private static String endReason(Result result) {
        if (result.reason() != EndReason.ADJUDICATION) {
            return result.reason().text();
        }
        return result.scoreFor(Side.WHITE) == 0 ? "adjudicated draw" : "adjudicated win";
    }

    Pentanomial pairs() {
        return outcomes.pentanomial();
    }

    /** The report of what has been counted so far. */
    MatchReport report() {
        Trinomial results = outcomes.whiteGames().plus(outcomes.blackGames());
        Pentanomial pairs = outcomes.pentanomial();
        double averagePlies = results.games() == 0 ? 0 : (double) plies / results.games();
        return new MatchReport(
                game,
                first,
                second,
                results,
                pairs,
                new TreeMap<>(endReasons),
                averagePlies,
                outcomes,
                new MatchReport.Repeats(repeatedGames, pairsLeftOut, mirroredPairs),
                test.map(sprt -> MatchReport.SprtState.of(sprt, pairs)).orElse(null));
    }
}
