package org.shbangzero.selfplay.search;

import java.util.Arrays;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;

/**
 * One search of one game at a time, as a state machine. After {@link #start}, call {@link #advance} until it returns
 * false; each time it returns true, a position awaits its evaluation: give it with {@link #evaluated}. Then read the
 * root's results, and tell the move that was played with {@link #played}, so that the tree below it is kept.
 *
 * <p>The search walks through the position object that it was given, and leaves it as it was: between {@code advance()}
 * returning true and {@code evaluated}, the object stands at the leaf. Nothing is allocated per simulation.
 *
 * <p>Moves that end the game at once are found before the first simulation, and wins and losses proven by reaching the
 * end of the game are exact: a proven loss is not visited again, and a search whose root is proven stops.
 */
public abstract sealed class Search permits GumbelSearch, PuctSearch {
    private static final int INITIAL_DEPTH = 64;
    /** At least this part of the simulations is new, however much of the tree was kept. */
    private static final int NEW_SHARE = 4;

    final SearchTree tree = new SearchTree();
    final SearchSettings settings;
    private final SearchRoot root;
    private final int[] moves;
    /** Nodes from the root to the leaf. */
    private int[] path = new int[INITIAL_DEPTH];

    private int depth;
    private Position position;
    private long rootKey;
    private boolean keptTree;
    private SearchBounds bounds = SearchBounds.of(1);
    private int simulationsWanted;
    private int simulationsDone;
    /** Plies from the root to the leaf, summed over the simulations done; and the most of them. */
    private long depthSum;

    private int deepest;
    private int leafMoveCount;
    private boolean pending;

    Search(Game game, SearchSettings settings) {
        this.settings = settings;
        this.moves = new int[game.maxLegalMoves()];
        this.root = new SearchRoot(this, game.maxLegalMoves());
    }

    /** A search of the algorithm that the settings name. */
    public static Search create(Game game, SearchSettings settings) {
        return switch (settings.algorithm()) {
            case GUMBEL -> new GumbelSearch(game, settings);
            case PUCT -> new PuctSearch(game, settings);
        };
    }

    /**
     * Starts the search for a move. The tree kept by {@link #played} is used if it is of this position.
     *
     * @param root an unfinished game; the search uses this object until the next call of {@code start}
     * @param seed the only source of chance
     * @param simulations at least 1, see {@link SearchSettings#simulations()}
     * @param noise whether to explore as in self-play (Gumbel or Dirichlet noise, forced playouts); without it the seed
     *     does not matter
     */
    public final void start(Position root, long seed, int simulations, boolean noise) {
        start(root, seed, SearchBounds.of(simulations), noise);
    }

    /** As {@link #start(Position, long, int, boolean)}, within bounds that the caller may narrow while it runs. */
    public final void start(Position root, long seed, SearchBounds bounds, boolean noise) {
        position = root;
        this.bounds = bounds;
        pending = false;
        depth = 0;
        simulationsDone = 0;
        depthSum = 0;
        deepest = 0;
        int simulations = bounds.simulations();
        int count = keepWanted(root.legalMoves(moves), null);
        if (count == 0 || simulations < 1) {
            throw new IllegalArgumentException(
                    "nothing to search: " + count + " legal moves, " + simulations + " simulations");
        }
        long key = root.evaluationKey();
        boolean kept = keptTree && key == rootKey && tree.orderRootEdges(moves, count);
        keptTree = false;
        if (!kept) {
            rootKey = key;
            tree.clear();
            tree.addNode();
        }
        int reused = tree.visits[SearchTree.ROOT];
        simulationsWanted = Math.max(simulations - Math.max(0, reused - 1), (simulations + NEW_SHARE - 1) / NEW_SHARE);
        prepare(seed, noise);
        if (kept) {
            expandEndsOfGame();
            rootExpanded(simulationsWanted);
        }
    }

    /** Drops the root's moves that are not to be looked at, and their logits if there are any. Returns how many stay. */
    private int keepWanted(int count, float[] logits) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (bounds.rootMoves().test(moves[i])) {
                moves[kept] = moves[i];
                if (logits != null) {
                    logits[kept] = logits[i];
                }
                kept++;
            }
        }
        return kept;
    }

    /**
     * Goes on until an evaluation is needed or the search is over.
     *
     * @return true if {@link #leafPosition()} awaits {@link #evaluated}, false if the search is over
     */
    public final boolean advance() {
        if (pending) {
            throw new IllegalStateException("the evaluation asked for has not been given");
        }
        if (tree.moveCount[SearchTree.ROOT] == 0) {
            path[0] = SearchTree.ROOT;
            depth = 0;
            leafMoveCount = position.legalMoves(moves);
            pending = true;
            return true;
        }
        while (simulationsDone < simulationsWanted
                && !tree.isProven(SearchTree.ROOT)
                && !bounds.enough().getAsBoolean()) {
            if (descend()) {
                pending = true;
                return true;
            }
            backUp();
        }
        return false;
    }

    /** Walks down to a new leaf. True if it needs an evaluation, false if its value is known. */
    private boolean descend() {
        int node = SearchTree.ROOT;
        path[0] = node;
        depth = 0;
        while (true) {
            int edge = depth == 0 ? selectAtRoot(simulationsDone) : selectBelow(node);
            position.make(tree.move[edge]);
            node = tree.child[edge];
            boolean isNew = node == SearchTree.NO_CHILD;
            if (isNew) {
                node = tree.addNode();
                tree.child[edge] = node;
            }
            push(node);
            if (isNew) {
                return !endOfGame(node);
            }
            if (tree.isProven(node)) {
                return false;
            }
        }
    }

    private void push(int node) {
        if (++depth == path.length) {
            path = Arrays.copyOf(path, 2 * path.length);
        }
        path[depth] = node;
    }

    /** Generates the moves of a new node; if the game is over there, marks it and returns true. */
    private boolean endOfGame(int node) {
        leafMoveCount = position.legalMoves(moves);
        Result result = position.result(leafMoveCount);
        if (!result.isOver()) {
            return false;
        }
        tree.setTerminal(node, result.scoreFor(position.sideToMove()));
        return true;
    }

    /** The position that awaits its evaluation. It must stand there again, if it was moved, when the answer is given. */
    public final Position leafPosition() {
        return position;
    }

    /** Number of legal moves of the leaf. */
    public final int leafMoveCount() {
        return leafMoveCount;
    }

    /** Policy index of a legal move of the leaf, in the order of {@link Position#legalMoves}. */
    public final int leafPolicyIndex(int i) {
        return position.policyIndex(moves[i]);
    }

    /**
     * Gives the evaluation of the leaf.
     *
     * @param logits of its legal moves, in their order; minus infinity is allowed. The array may be rewritten
     * @param win probability that the side to move at the leaf wins
     * @throws InputException if a number is NaN or plus infinity, which only a broken network gives
     */
    public final void evaluated(float[] logits, float win, float draw, float loss) {
        if (!pending) {
            throw new IllegalStateException("no evaluation was asked for");
        }
        check(logits, win, draw, loss);
        int node = path[depth];
        int count = depth == 0 ? keepWanted(leafMoveCount, logits) : leafMoveCount;
        tree.addEdges(node, moves, count);
        Exponentials.softmax(logits, count, tree.prior, tree.edgeStart[node]);
        tree.setNetworkValue(node, win, loss);
        pending = false;
        if (depth == 0) {
            tree.visits[node] = 1;
            tree.triedCount[node] = count;
            expandEndsOfGame();
            rootExpanded(simulationsWanted);
        } else {
            backUp();
        }
    }

    private void check(float[] logits, float win, float draw, float loss) {
        for (int i = 0; i < leafMoveCount; i++) {
            if (!(logits[i] < Float.POSITIVE_INFINITY)) {
                throw new InputException("the network is broken: it answered " + logits[i] + " as the logit of move "
                        + position.uci(moves[i]) + " (policy index " + position.policyIndex(moves[i]) + ") in position "
                        + position.fen());
            }
        }
        if (!Float.isFinite(win + draw + loss)) {
            throw new InputException("the network is broken: it answered " + win + ", " + draw + ", " + loss
                    + " for win, draw and loss in position " + position.fen());
        }
    }

    /** Counts the visit of all nodes on the path, brings them up to date from the leaf to the root, and takes the moves back. */
    private void backUp() {
        depthSum += depth;
        deepest = Math.max(deepest, depth);
        tree.visits[path[depth]]++;
        while (depth > 0) {
            position.unmake();
            int node = path[--depth];
            tree.visits[node]++;
            tree.update(node);
        }
        simulationsDone++;
    }

    /** Adds the root's children in which the game is over: they cost no evaluation. */
    private void expandEndsOfGame() {
        int start = tree.edgeStart[SearchTree.ROOT];
        int count = tree.moveCount[SearchTree.ROOT];
        for (int edge = start; edge < start + count; edge++) {
            if (tree.child[edge] == SearchTree.NO_CHILD) {
                position.make(tree.move[edge]);
                Result result = position.result(position.legalMoves(moves));
                if (result.isOver()) {
                    int node = tree.addNode();
                    tree.child[edge] = node;
                    tree.setTerminal(node, result.scoreFor(position.sideToMove()));
                }
                position.unmake();
            }
        }
        tree.update(SearchTree.ROOT);
    }

    /**
     * Tells that a move is about to be played, so that the next search may keep the part of the tree below it. Call it for
     * the moves of both players, and when no evaluation is awaited.
     *
     * @param before the position in which the move is played
     */
    public final void played(Position before, int move) {
        boolean known = tree.nodeCount > 0 && before.evaluationKey() == rootKey;
        keptTree = false;
        if (!settings.reuseTree() || !known) {
            return;
        }
        int start = tree.edgeStart[SearchTree.ROOT];
        for (int edge = start; edge < start + tree.moveCount[SearchTree.ROOT]; edge++) {
            int child = tree.child[edge];
            if (tree.move[edge] == move && child != SearchTree.NO_CHILD && tree.moveCount[child] > 0) {
                tree.rerootAt(child);
                before.make(move);
                rootKey = before.evaluationKey();
                before.unmake();
                keptTree = true;
                return;
            }
        }
    }

    /** The results. */
    public final SearchRoot root() {
        return root;
    }

    /** Simulations of this search so far, those of kept searches not included. */
    public final int simulationsDone() {
        return simulationsDone;
    }

    /** Plies that the simulations of this search went down, on average; 0 before the first. */
    final double meanDepth() {
        return simulationsDone == 0 ? 0 : (double) depthSum / simulationsDone;
    }

    /** Plies that the deepest simulation of this search went down. */
    final int deepest() {
        return deepest;
    }

    /** Forgets the tree. */
    public final void forget() {
        keptTree = false;
        tree.clear();
    }

    /** Draws what chance the search needs at its start, one number for each legal move or so. */
    abstract void prepare(long seed, boolean noise);

    /** The root has its priors, and its children that end the game. */
    abstract void rootExpanded(int newSimulations);

    /** The edge of the root to go down, not one proven lost unless all are. */
    abstract int selectAtRoot(int simulation);

    /** The edge of an unproven node to go down; it is among the node's tried ones when this returns. */
    abstract int selectBelow(int node);

    /** The best move's edge, if the root is not proven and not all moves are lost. */
    abstract int chosenEdge();

    /** The policy target for an unproven root: probabilities of all edges, adding up to 1, 0 for moves proven lost. */
    abstract void improvedPolicy(float[] out);
}
