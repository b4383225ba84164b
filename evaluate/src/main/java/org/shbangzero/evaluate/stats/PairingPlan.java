package org.shbangzero.evaluate.stats;

import java.util.ArrayList;
import java.util.List;

/**
 * Which players should meet next, so that the ratings become as sure as a number of pairs can make them.
 *
 * <p>Players whom no games connect with the anchor come first: each is paired with a neighbour by number, so players should be
 * numbered such that neighbours are about equally strong, as checkpoints by age are. Then each pairing is the one that lessens the
 * sum of the variances of all leads over the anchor most, by the information that its games are expected to hold at the present
 * estimates (a greedy sequential design by the A-criterion: V. V. Fedorov, "Theory of Optimal Experiments", 1972; for paired
 * comparisons M. E. Glickman and S. T. Jensen, Journal of Statistical Planning and Inference 127, 2005). Players of like strength
 * and players of whom little is known are met most. The same results give the same plan.
 */
public final class PairingPlan {
    /** How much better a pairing must be than an earlier one: less is rounding. */
    private static final double CLEARLY = 1 + 1e-9;

    private final PoolResults results;
    private final int anchor;
    private final PoolStrengths strengths;
    private final List<Pairing> plan = new ArrayList<>();

    private PairingPlan(PoolResults results, int anchor) {
        this.results = results;
        this.anchor = anchor;
        strengths = new PoolStrengths(results, anchor);
    }

    /**
     * Two players who should play a pair of games.
     *
     * @param first less than {@code second}
     */
    public record Pairing(int first, int second) {}

    /**
     * The next pairings, in the order in which they should be played; two players can meet several times.
     *
     * @param results what has been played
     * @param anchor the player from whom ratings are measured
     * @param pairs number of pairs to be played; all are planned if there are two players or more
     */
    public static List<Pairing> of(PoolResults results, int anchor, int pairs) {
        if (results.players() < 2) {
            return List.of();
        }
        PairingPlan planning = new PairingPlan(results, anchor);
        planning.connect(pairs);
        if (planning.plan.size() < pairs) {
            planning.improve(pairs);
        }
        return List.copyOf(planning.plan);
    }

    private void connect(int pairs) {
        while (plan.size() < pairs) {
            int lower = strengths.nextToConnect();
            if (lower < 0) {
                return;
            }
            strengths.connect(lower);
            plan.add(new Pairing(lower, lower + 1));
        }
    }

    private void improve(int pairs) {
        LeadCovariance covariance = LeadCovariance.of(strengths.information(results, plan), anchor);
        while (plan.size() < pairs) {
            Pairing best = best(covariance);
            covariance.add(best.first(), best.second(), strengths.pairInformation(best.first(), best.second()));
            plan.add(best);
        }
    }

    private Pairing best(LeadCovariance covariance) {
        Pairing best = new Pairing(0, 1);
        double greatest = 0;
        for (int first = 0; first < results.players(); first++) {
            for (int second = first + 1; second < results.players(); second++) {
                double gain = covariance.gain(first, second, strengths.pairInformation(first, second));
                if (gain > greatest * CLEARLY) {
                    greatest = gain;
                    best = new Pairing(first, second);
                }
            }
        }
        return best;
    }
}
