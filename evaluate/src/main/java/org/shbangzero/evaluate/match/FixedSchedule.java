package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.List;

/** One round, in which all encounters have the same number of pairs. They take turns, so that results grow evenly. */
final class FixedSchedule implements Schedule {
    private final String description;
    private final List<int[]> encounters;
    private final int pairs;

    /**
     * A schedule of encounters.
     *
     * @param encounters the two players' indexes
     * @param pairs of each encounter
     */
    FixedSchedule(String description, List<int[]> encounters, int pairs) {
        this.description = description;
        this.encounters = List.copyOf(encounters);
        this.pairs = pairs;
    }

    @Override
    public List<Pairing> round(int round, TournamentReport before, List<Pairing> onRecord) {
        List<Pairing> pairings = new ArrayList<>();
        for (int pair = 0; pair < pairs && round == 0; pair++) {
            for (int[] players : encounters) {
                pairings.add(new Pairing(players[0], players[1], pair));
            }
        }
        return pairings;
    }

    @Override
    public int pairings() {
        return encounters.size() * pairs;
    }

    @Override
    public int openings() {
        return pairs;
    }

    @Override
    public String description() {
        return description;
    }
}
