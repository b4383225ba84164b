package org.shbangzero.selfplay.search;

import java.util.Arrays;

/**
 * The schedule of sequential halving (Karnin, Koren and Somekh, ICML 2013) as Gumbel search uses it: which simulation
 * visits a move that has how many visits. All moves considered get the same number of visits; then the better half stays.
 */
final class SequentialHalving {
    private int[] levels = new int[64];
    private int[] visits = new int[16];

    /**
     * Makes the schedule.
     *
     * @param considered moves at the beginning, at least 1
     * @param simulations length of the schedule
     */
    void plan(int considered, int simulations) {
        if (levels.length < simulations) {
            levels = new int[Math.max(simulations, 2 * levels.length)];
        }
        if (visits.length < considered) {
            visits = new int[considered];
        }
        Arrays.fill(visits, 0, considered, 0);
        int rounds = Math.max(1, 32 - Integer.numberOfLeadingZeros(considered - 1));
        int left = considered;
        int planned = 0;
        while (planned < simulations) {
            int sweeps = Math.max(1, simulations / (rounds * left));
            for (int sweep = 0; sweep < sweeps; sweep++) {
                for (int i = 0; i < left; i++) {
                    if (planned < simulations) {
                        levels[planned++] = visits[i];
                    }
                    visits[i]++;
                }
            }
            left = Math.max(Math.min(2, considered), left / 2);
        }
    }

    /** How many visits the move has that gets this simulation; the best such move is meant. */
    int level(int simulation) {
        return levels[simulation];
    }
}
