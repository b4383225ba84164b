package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.List;

/** Says who meets whom. All players of a round meet before the next round is asked for. */
public interface Schedule {
    /**
     * A round: pairings in the order in which they are begun; none after the last one. Depends on the arguments alone, so that
     * a match that was interrupted goes on as it would have.
     *
     * @param round its number, from 0
     * @param before the results of all rounds before
     * @param onRecord pairings of which interrupted or earlier runs have left games; playing them again costs nothing
     */
    List<Pairing> round(int round, TournamentReport before, List<Pairing> onRecord);

    /** Whether players may join a match that has begun. The games of those who have left are kept, but not counted. */
    default boolean isOpen() {
        return false;
    }

    /** Number of pairings of all rounds. */
    int pairings();

    /** How many openings are needed: more than the highest number of a pair. */
    int openings();

    /** One line, for recognising a match when it is resumed. How many games there are does not matter there. */
    String description();

    /** Everyone meets everyone. */
    static Schedule roundRobin(int players, int pairs) {
        List<int[]> encounters = new ArrayList<>();
        for (int first = 0; first < players; first++) {
            for (int second = first + 1; second < players; second++) {
                encounters.add(new int[] {first, second});
            }
        }
        return new FixedSchedule("round robin", encounters, pairs);
    }

    /** The first player meets everyone else. */
    static Schedule gauntlet(int players, int pairs) {
        List<int[]> encounters = new ArrayList<>();
        for (int second = 1; second < players; second++) {
            encounters.add(new int[] {0, second});
        }
        return new FixedSchedule("gauntlet", encounters, pairs);
    }
}
