package org.shbangzero.selfplay.search;

import java.util.random.RandomGenerator;

/**
 * What a {@link Search} found out about its root. A view: it shows the search as it stands whenever no evaluation is
 * awaited and the root has been evaluated, and is out of date after {@link Search#played}.
 */
public final class SearchRoot {
    private final Search search;
    private final SearchTree tree;
    private final float[] scratch;

    SearchRoot(Search search, int maxLegalMoves) {
        this.search = search;
        this.tree = search.tree;
        this.scratch = new float[maxLegalMoves];
    }

    /** Number of legal moves, in the order of {@code Position.legalMoves}. */
    public int moveCount() {
        return tree.moveCount[SearchTree.ROOT];
    }

    /** A legal move, by its index from 0 to {@link #moveCount()} less one, as in all that follows. */
    public int move(int i) {
        return tree.move[edge(i)];
    }

    /** Visits of the root: its own evaluation, and all simulations, those of kept searches included. */
    public int visits() {
        return tree.visits[SearchTree.ROOT];
    }

    /** Visits of a move, those of kept searches included. */
    public int visits(int i) {
        int child = tree.child[edge(i)];
        return child == SearchTree.NO_CHILD ? 0 : tree.visits[child];
    }

    /** Simulations of this search alone. */
    public int simulations() {
        return search.simulationsDone();
    }

    /** Plies that the simulations of this search went down, on average; 0 before the first. */
    public double meanDepth() {
        return search.path().meanDepth();
    }

    /** Plies that the deepest simulation of this search went down. */
    public int deepest() {
        return search.path().deepest();
    }

    /** Memory that the tree fills, in bytes; it may have reserved twice as much. */
    public long treeBytes() {
        return tree.bytes();
    }

    /** The network's probability of a move, without noise. */
    public float prior(int i) {
        return tree.prior[edge(i)];
    }

    /** Probability that the side to move wins; exact if the root is proven. */
    public float win() {
        return tree.win[SearchTree.ROOT];
    }

    /** Probability of a draw; exact if the root is proven. */
    public float draw() {
        return Math.max(0, 1 - win() - loss());
    }

    /** Probability that the side to move loses; exact if the root is proven. */
    public float loss() {
        return tree.loss[SearchTree.ROOT];
    }

    /** Win less loss, in [-1, 1], from the side to move's view. */
    public float value() {
        return tree.value(SearchTree.ROOT);
    }

    /** The network's own win less loss, in [-1, 1]. */
    public float networkValue() {
        return tree.networkWin[SearchTree.ROOT] - tree.networkLoss[SearchTree.ROOT];
    }

    /** What is proven of the root for the side to move. */
    public Proof proof() {
        return tree.proof(SearchTree.ROOT);
    }

    /** For a proven root: plies to the end of the game along {@link #bestMove()}. */
    public int pliesToEnd() {
        return tree.pliesToEnd(SearchTree.ROOT);
    }

    /** Whether the tree has looked into a move: it has visits, or ends the game. Only such moves have a value of their own. */
    public boolean isKnown(int i) {
        return tree.child[edge(i)] != SearchTree.NO_CHILD;
    }

    /** Probability that the side to move wins after a known move. */
    public float win(int i) {
        return tree.loss[tree.child[edge(i)]];
    }

    /** Probability that the side to move loses after a known move. */
    public float loss(int i) {
        return tree.win[tree.child[edge(i)]];
    }

    /** What is proven of a known move, for the side to move. */
    public Proof proof(int i) {
        return tree.proof(tree.child[edge(i)]).reversed();
    }

    /** For a known move of which something is proven: plies from the root to the end of the game. */
    public int pliesToEnd(int i) {
        return tree.pliesToEnd(tree.child[edge(i)]) + 1;
    }

    /**
     * The policy target: probabilities of all legal moves, in their order. Moves proven lost have 0. If the root is
     * proven, only the moves that reach its result in the best way have a share, in proportion to their priors.
     *
     * @param out receives {@link #moveCount()} values
     */
    public void policy(float[] out) {
        if (tree.isProven(SearchTree.ROOT)) {
            provenPolicy(out);
        } else {
            search.improvedPolicy(out);
        }
    }

    private void provenPolicy(float[] out) {
        float total = 0;
        for (int i = 0; i < moveCount(); i++) {
            out[i] = keepsProof(tree.child[edge(i)]) ? prior(i) : 0;
            total += out[i];
        }
        for (int i = 0; i < moveCount(); i++) {
            out[i] /= total;
        }
    }

    /** Whether the child is the reason of the root's proof: the quickest win, a draw, or the longest loss. */
    private boolean keepsProof(int child) {
        if (child == SearchTree.NO_CHILD) {
            return false;
        }
        Proof reply = tree.proof(child);
        boolean longest = tree.pliesToEnd(child) + 1 == pliesToEnd();
        return switch (proof()) {
            case WIN -> reply == Proof.LOSS && longest;
            case DRAW -> reply == Proof.DRAW;
            case LOSS -> longest;
            case UNKNOWN -> false;
        };
    }

    /** The move that the search would play: never one proven lost, unless all are; the quickest win proven. */
    public int bestMove() {
        if (!tree.isProven(SearchTree.ROOT)) {
            return tree.move[search.chosenEdge()];
        }
        policy(scratch);
        int best = 0;
        for (int i = 1; i < moveCount(); i++) {
            if (scratch[i] > scratch[best]) {
                best = i;
            }
        }
        return move(best);
    }

    /**
     * A move drawn from {@link #policy} to the power of {@code 1 / temperature}.
     *
     * @param temperature 0 gives {@link #bestMove()}, which with noise has chance in it already (gumbel)
     */
    public int sampleMove(double temperature, RandomGenerator random) {
        if (temperature <= 0) {
            return bestMove();
        }
        policy(scratch);
        int count = moveCount();
        float max = 0;
        for (int i = 0; i < count; i++) {
            max = Math.max(max, scratch[i]);
        }
        double total = 0;
        for (int i = 0; i < count; i++) {
            scratch[i] = (float) Math.pow(scratch[i] / max, 1 / temperature);
            total += scratch[i];
        }
        double drawn = random.nextDouble() * total;
        int chosen = -1;
        for (int i = 0; i < count && (chosen < 0 || drawn >= 0); i++) {
            if (scratch[i] > 0) {
                chosen = i;
                drawn -= scratch[i];
            }
        }
        return move(chosen);
    }

    /** Indices of the moves that the tree has looked into, from the best on: {@link #bestMove()}, quick wins, visits, slow losses. */
    public int[] ranking() {
        return RootRanking.of(tree, indexOf(bestMove()));
    }

    /** The expected line of play from the root. */
    public int[] principalVariation() {
        return principalVariation(indexOf(bestMove()));
    }

    /** The expected line of play that begins with a move. */
    public int[] principalVariation(int i) {
        return PrincipalVariation.from(tree, edge(i));
    }

    private int indexOf(int move) {
        int i = 0;
        while (move(i) != move) {
            i++;
        }
        return i;
    }

    private int edge(int i) {
        return tree.edgeStart[SearchTree.ROOT] + i;
    }
}
