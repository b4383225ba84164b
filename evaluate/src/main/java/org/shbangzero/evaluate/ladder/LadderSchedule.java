package org.shbangzero.evaluate.ladder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.shbangzero.evaluate.match.MatchReport;
import org.shbangzero.evaluate.match.Pairing;
import org.shbangzero.evaluate.match.Schedule;
import org.shbangzero.evaluate.match.TournamentReport;

/**
 * Begins with what is on record, then lets those players meet whose games are expected to tell most, a few pairs at a time,
 * until a number of pairs has been played.
 */
final class LadderSchedule implements Schedule {
    /** Pairs of a round: few enough to learn from, enough to keep a few threads busy. */
    private static final int ROUND_PAIRS = 16;

    private final int players;
    private final int pairs;
    private final PairingChoice choice;

    /** Chooses who meets next. */
    @FunctionalInterface
    interface PairingChoice {
        /** The two players' indexes of each of so many pairs. */
        List<int[]> choose(TournamentReport soFar, int count);
    }

    /** @param pairs in all, those on record included */
    LadderSchedule(int players, int pairs, PairingChoice choice) {
        this.players = players;
        this.pairs = pairs;
        this.choice = choice;
    }

    @Override
    public List<Pairing> round(int round, TournamentReport before, List<Pairing> onRecord) {
        return round == 0 && !onRecord.isEmpty() ? withoutGaps(onRecord) : next(before);
    }

    /** A kill can leave a pair unplayed between others. */
    private static List<Pairing> withoutGaps(List<Pairing> onRecord) {
        Map<List<Integer>, Integer> last = new LinkedHashMap<>();
        for (Pairing pairing : onRecord) {
            last.merge(List.of(pairing.first(), pairing.second()), pairing.pair(), Math::max);
        }
        List<Pairing> all = new ArrayList<>();
        last.forEach((players, pair) -> IntStream.rangeClosed(0, pair)
                .forEach(number -> all.add(new Pairing(players.get(0), players.get(1), number))));
        return all;
    }

    private List<Pairing> next(TournamentReport before) {
        int[][] met = new int[players][players];
        int played = 0;
        for (MatchReport encounter : before.encounters()) {
            int first = before.players().indexOf(encounter.first());
            int second = before.players().indexOf(encounter.second());
            met[first][second] =
                    (int) encounter.pairs().pairs() + encounter.repeats().pairsLeftOut();
            played += met[first][second];
        }
        int missing = Math.min(ROUND_PAIRS, pairs - played);
        List<Pairing> next = new ArrayList<>();
        for (int[] chosen : missing <= 0 ? List.<int[]>of() : choice.choose(before, missing)) {
            int first = Math.min(chosen[0], chosen[1]);
            int second = Math.max(chosen[0], chosen[1]);
            next.add(new Pairing(first, second, met[first][second]++));
        }
        return next;
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public int pairings() {
        return pairs;
    }

    @Override
    public int openings() {
        return pairs;
    }

    @Override
    public String description() {
        return "ladder";
    }
}
