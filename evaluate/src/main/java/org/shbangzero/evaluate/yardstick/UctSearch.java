package org.shbangzero.evaluate.yardstick;

import java.util.random.RandomGenerator;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;

/**
 * Plain UCT (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006): a tree by UCB1, to which each playout adds a
 * position, and random moves from there on. Not thread-safe.
 */
public final class UctSearch {
    /** Bounds the memory of the tree, which has a node for each legal move of each position. */
    public static final int MAX_PLAYOUTS = 100_000;

    /** After so many random moves the side that the evaluation prefers has won: to the end it would be hundreds, and mostly a draw. */
    static final int MAX_RANDOM_PLIES = 200;

    private static final int DRAW = 1;
    private static final int WIN = 2;

    private final UctTree tree = new UctTree();
    private final int[] legalMoves;
    /** The nodes of the playout at hand, from the root on. */
    private int[] path = new int[0];

    private Position position;
    private RandomGenerator random;
    private int chosen;

    public UctSearch(Game game) {
        legalMoves = new int[game.maxLegalMoves()];
    }

    /**
     * Chooses a move. What came before has no influence.
     *
     * @param root an unfinished game, left as it was
     * @param playouts 1 to {@link #MAX_PLAYOUTS}
     * @param source all chance
     */
    public int choose(Position root, int playouts, RandomGenerator source) {
        if (playouts < 1 || playouts > MAX_PLAYOUTS) {
            throw new IllegalArgumentException("playouts must be 1 to " + MAX_PLAYOUTS + ", not " + playouts);
        }
        position = root;
        random = source;
        tree.reset();
        if (path.length <= playouts) {
            path = new int[playouts + 1];
        }
        for (int i = 0; i < playouts; i++) {
            playOut();
        }
        chosen = tree.best();
        return tree.move(chosen);
    }

    /** Of the last choice: the mean result of the playouts that began with it, 0 loss to 1 win. */
    public double expectation() {
        return tree.mean(chosen);
    }

    private void playOut() {
        int rootPly = position.ply();
        int rootSide = position.sideToMove();
        int length = 0;
        int node = UctTree.ROOT;
        path[length++] = node;
        while (tree.isExpanded(node) || expand(node)) {
            node = tree.select(node);
            position.make(tree.move(node));
            path[length++] = node;
        }
        int points = playRandomMoves(rootSide);
        for (int i = 0; i < length; i++) {
            tree.record(path[i], i % 2 == 1 ? points : WIN - points);
        }
        while (position.ply() > rootPly) {
            position.unmake();
        }
    }

    /** Gives a node its children, unless it is new or the game is over there. */
    private boolean expand(int node) {
        if (node != UctTree.ROOT && tree.visits(node) == 0) {
            return false;
        }
        int count = position.legalMoves(legalMoves);
        if (position.result(count).isOver()) {
            return false;
        }
        tree.expand(node, legalMoves, count, random);
        return true;
    }

    /** Plays on at random, and returns the half points of a side. */
    private int playRandomMoves(int side) {
        for (int plies = 0; ; plies++) {
            int count = position.legalMoves(legalMoves);
            Result result = position.result(count);
            if (result.isOver()) {
                return DRAW + result.scoreFor(side);
            }
            if (plies == MAX_RANDOM_PLIES) {
                int sign = Integer.signum(position.evaluate());
                return DRAW + (position.sideToMove() == side ? sign : -sign);
            }
            position.make(legalMoves[random.nextInt(count)]);
        }
    }
}
