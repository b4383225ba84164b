package org.shbangzero.evaluate.stats;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether what checkpoints gain over their predecessors shows against others as well. The last checkpoint's lead over the first is
 * measured twice, by separate games: as the sum of all steps, from the games of each checkpoint with the one before; and
 * from the games against anchors alone. If strength is transitive, both are the same.
 *
 * <p>The interval of the excess comes from those of the two leads: its ends lie as far from the estimate as the root of the sum of
 * squares of the distances that lead there (the method of variance estimates recovery: G. Y. Zou and A. Donner, Statistics in
 * Medicine 27, 2008), which does for intervals that are not symmetric what adding variances does for those that are.
 *
 * @param stepByStep lead of the last checkpoint over the first by the games of neighbours
 * @param againstAnchors the same by the games against anchors
 * @param excess the first minus the second; open where one of them is
 */
public record Transitivity(Elo stepByStep, Elo againstAnchors, Elo excess) {
    /**
     * Compares the two leads.
     *
     * @param checkpoints at least two players, oldest first
     * @param anchors players to be measured against; a checkpoint may be among them, and its games with its neighbours count as steps
     *     only
     * @return empty if a step has no games, or if the games against anchors do not connect the first checkpoint with the last
     */
    public static Optional<Transitivity> of(PoolResults results, List<Integer> checkpoints, List<Integer> anchors) {
        if (checkpoints.size() < 2 || new HashSet<>(checkpoints).size() < checkpoints.size()) {
            throw new IllegalArgumentException("two different checkpoints or more are needed, not " + checkpoints);
        }
        Set<Integer> opponents = new HashSet<>(anchors);
        PoolResults steps = results.only((first, second) -> isStep(checkpoints, first, second));
        PoolResults others = results.only((first, second) ->
                !isStep(checkpoints, first, second) && (opponents.contains(first) || opponents.contains(second)));
        int first = checkpoints.get(0);
        int last = checkpoints.get(checkpoints.size() - 1);
        Optional<Elo> stepByStep = Ratings.difference(steps, last, first);
        Optional<Elo> againstAnchors = Ratings.difference(others, last, first);
        return stepByStep.flatMap(
                sum -> againstAnchors.map(direct -> new Transitivity(sum, direct, minus(sum, direct))));
    }

    private static boolean isStep(List<Integer> checkpoints, int first, int second) {
        int one = checkpoints.indexOf(first);
        int other = checkpoints.indexOf(second);
        return one >= 0 && other >= 0 && Math.abs(one - other) == 1;
    }

    private static Elo minus(Elo minuend, Elo subtrahend) {
        Interval a = minuend.difference();
        Interval b = subtrahend.difference();
        double estimate = a.estimate() - b.estimate();
        return new Elo(
                new Interval(
                        estimate,
                        estimate - Math.hypot(a.estimate() - a.lower(), b.upper() - b.estimate()),
                        estimate + Math.hypot(a.upper() - a.estimate(), b.estimate() - b.lower())),
                minuend.openBelow() || subtrahend.openAbove(),
                minuend.openAbove() || subtrahend.openBelow());
    }

    /** Whether the steps add up to more than shows against anchors, with 97.5 % confidence: the excess lies above 0. */
    public boolean stepsOverstate() {
        return !excess.openBelow() && excess.difference().lower() > 0;
    }
}
