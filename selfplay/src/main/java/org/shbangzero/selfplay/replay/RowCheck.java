package org.shbangzero.selfplay.replay;

import org.shbangzero.core.Game;

/** Refuses rows that would poison training, at the place where they are made. */
final class RowCheck {
    private static final float SUM_TOLERANCE = 1e-3f;

    private final String game;
    private final int words;
    private final int scalars;
    private final int policySize;

    RowCheck(Game game) {
        this.game = game.id();
        this.words = game.planes().wordCount();
        this.scalars = game.planes().scalarCount();
        this.policySize = game.policy().size();
    }

    void accept(ReplayRow row) {
        require(
                row.origin().game().equals(game),
                row,
                "it belongs to the game " + row.origin().game());
        require(row.planesBits().length == words, row, "planesBits has not " + words + " words");
        require(row.planesScalar().length == scalars, row, "planesScalar has not " + scalars + " values");
        requirePolicy(row);
        require(row.policyWeight() >= 0 && row.valueWeight() >= 0, row, "a weight is negative or NaN");
        requireSum(row, row.rootWin() + row.rootDraw() + row.rootLoss(), "the root's win, draw and loss");
        require(row.result() >= -1 && row.result() <= 1, row, "result is " + row.result());
        require(row.pliesLeft() >= 0, row, "pliesLeft is negative");
    }

    private void requirePolicy(ReplayRow row) {
        int[] index = row.policyIndex();
        float[] prob = row.policyProb();
        require(index.length == prob.length, row, "policyIndex and policyProb have different lengths");
        float sum = 0;
        int previous = -1;
        for (int i = 0; i < index.length; i++) {
            require(index[i] > previous && index[i] < policySize, row, "policyIndex is not ascending in its range");
            require(prob[i] >= 0, row, "a policy probability is negative or NaN");
            previous = index[i];
            sum += prob[i];
        }
        if (index.length > 0) {
            requireSum(row, sum, "the policy's probabilities");
        }
    }

    private void requireSum(ReplayRow row, float sum, String what) {
        require(Math.abs(sum - 1) <= SUM_TOLERANCE, row, what + " add up to " + sum);
    }

    private void require(boolean holds, ReplayRow row, String fault) {
        if (!holds) {
            throw new IllegalArgumentException("bad replay row for " + game + ", game "
                    + row.origin().gameId() + " ply " + row.ply() + ": " + fault);
        }
    }
}
