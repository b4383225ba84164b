package org.shbangzero.evaluate.stats;

import java.util.List;

/**
 * How strong the players of a pool seem, also where no games connect them: whoever is connected with a neighbour by number is
 * supposed to be as strong as he is.
 */
final class PoolStrengths {
    /** In natural units, right within a group. */
    private final double[] strengths;

    /** A member of each player's group. */
    private final int[] groups;

    private final int anchor;
    private final double whiteAdvantage;
    private final double nu;

    PoolStrengths(PoolResults results, int anchor) {
        this.anchor = anchor;
        strengths = new double[results.players()];
        groups = new int[results.players()];
        PoolModel ofAnchor = null;
        for (List<Integer> group : results.groups()) {
            PoolModel model = PoolModel.of(results, group, group.contains(anchor) ? anchor : group.get(0));
            for (int player : group) {
                strengths[player] = model.lead(player);
                groups[player] = group.get(0);
            }
            ofAnchor = group.contains(anchor) ? model : ofAnchor;
        }
        if (ofAnchor == null) {
            throw new IllegalArgumentException("the anchor is no player: " + anchor);
        }
        whiteAdvantage = ofAnchor.whiteAdvantage();
        nu = ofAnchor.nu();
    }

    /** The lowest player who, or whose next, but not both, is connected with the anchor; -1 if all are. */
    int nextToConnect() {
        for (int player = 0; player + 1 < groups.length; player++) {
            if ((groups[player] == groups[anchor]) != (groups[player + 1] == groups[anchor])) {
                return player;
            }
        }
        return -1;
    }

    /** Connects two neighbours. */
    void connect(int lower) {
        boolean lowerIsConnected = groups[lower] == groups[anchor];
        int known = lowerIsConnected ? lower : lower + 1;
        int other = lowerIsConnected ? lower + 1 : lower;
        double shift = strengths[known] - strengths[other];
        int group = groups[other];
        for (int player = 0; player < groups.length; player++) {
            if (groups[player] == group) {
                strengths[player] += shift;
                groups[player] = groups[anchor];
            }
        }
    }

    /** Information about the difference of two players that a pair of their games is expected to hold. */
    double pairInformation(int first, int second) {
        return gameInformation(first, second) + gameInformation(second, first);
    }

    private double gameInformation(int white, int black) {
        return GameModel.of(strengths[white] - strengths[black] + whiteAdvantage, nu)
                .information();
    }

    /** Information about all differences, by player and opponent, that results and planned pairs hold. */
    double[][] information(PoolResults results, List<PairingPlan.Pairing> planned) {
        double[][] information = new double[groups.length][groups.length];
        for (int first = 0; first < groups.length; first++) {
            for (int second = first + 1; second < groups.length; second++) {
                addInformation(
                        information,
                        first,
                        second,
                        results.pairs(first, second).pairs() * pairInformation(first, second));
                addInformation(
                        information,
                        first,
                        second,
                        results.singles(first, second).games() * gameInformation(first, second));
                addInformation(
                        information,
                        first,
                        second,
                        results.singles(second, first).games() * gameInformation(second, first));
            }
        }
        for (PairingPlan.Pairing pairing : planned) {
            addInformation(
                    information, pairing.first(), pairing.second(), pairInformation(pairing.first(), pairing.second()));
        }
        return information;
    }

    private static void addInformation(double[][] information, int first, int second, double more) {
        information[first][second] += more;
        information[second][first] += more;
    }
}
