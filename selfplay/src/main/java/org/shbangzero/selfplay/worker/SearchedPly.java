package org.shbangzero.selfplay.worker;

import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.selfplay.replay.GameOrigin;
import org.shbangzero.selfplay.replay.ReplayRow;
import org.shbangzero.selfplay.search.SearchRoot;

/** A position that was searched, waiting for its game to end and so to become a {@link ReplayRow}. */
final class SearchedPly {
    private static final float VALUE_WEIGHT = 1;

    private final int side;
    private final int ply;
    private final String fen;
    private final String move;
    private final long[] planesBits;
    private final float[] planesScalar;
    private final int[] policyIndex;
    private final float[] policyProb;
    private final boolean full;
    private final float win;
    private final float draw;
    private final float loss;
    private final int simulations;

    /**
     * Takes a root down.
     *
     * @param position the root's
     * @param move that is played in it
     * @param full whether the search is good enough to be a policy target
     */
    SearchedPly(Position position, SearchRoot root, int move, boolean full, int simulations) {
        Game game = position.game();
        this.side = position.sideToMove();
        this.ply = position.ply();
        this.fen = position.fen();
        this.move = position.uci(move);
        this.planesBits = new long[game.planes().wordCount()];
        this.planesScalar = new float[game.planes().scalarCount()];
        position.encode(planesBits, 0, planesScalar, 0);
        this.policyIndex = new int[root.moveCount()];
        this.policyProb = new float[root.moveCount()];
        takePolicy(position, root);
        this.full = full;
        this.win = root.win();
        this.draw = root.draw();
        this.loss = root.loss();
        this.simulations = simulations;
    }

    /** The policy over all legal moves, sorted by policy index. */
    private void takePolicy(Position position, SearchRoot root) {
        float[] policy = new float[policyIndex.length];
        root.policy(policy);
        for (int i = 0; i < policyIndex.length; i++) {
            int index = position.policyIndex(root.move(i));
            int j = i;
            for (; j > 0 && policyIndex[j - 1] > index; j--) {
                policyIndex[j] = policyIndex[j - 1];
                policyProb[j] = policyProb[j - 1];
            }
            policyIndex[j] = index;
            policyProb[j] = policy[i];
        }
    }

    /**
     * The row, now that the game is over.
     *
     * @param gamePlies plies of the whole game
     * @param adjudicated whether the result is no real one
     */
    ReplayRow finish(Result result, int gamePlies, boolean adjudicated, GameOrigin origin) {
        return new ReplayRow(
                planesBits,
                planesScalar,
                policyIndex,
                policyProb,
                full ? 1 : 0,
                VALUE_WEIGHT,
                win,
                draw,
                loss,
                result.scoreFor(side),
                result.reason(),
                gamePlies - ply,
                adjudicated,
                ply,
                fen,
                move,
                simulations,
                origin);
    }
}
