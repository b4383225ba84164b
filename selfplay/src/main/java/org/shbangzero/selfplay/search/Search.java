package org.shbangzero.selfplay.search;

import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;

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
    /** At least this part of the simulations is new, however much of the tree was kept. */
    private static final int NEW_SHARE = 4;

    final SearchTree tree = new SearchTree();
    final SearchSettings settings;
    private final SearchPath path = new SearchPath();
    private final SubtreeReuse reuse = new SubtreeReuse(tree);
    private final Expansion expansion;
    private final SearchRoot root;
    private Position position;
    private SearchBounds bounds = SearchBounds.of(1);
    private int simulationsWanted;
    private boolean pending;

    Search(Game game, SearchSettings settings) {
        this.settings = settings;
        this.expansion = new Expansion(game, tree);
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
        path.reset();
        int simulations = bounds.simulations();
        expansion.generateMoves(root);
        int count = expansion.keepWanted(bounds, null);
        if (count == 0 || simulations < 1) {
            throw new IllegalArgumentException(
                    "nothing to search: " + count + " legal moves, " + simulations + " simulations");
        }
        boolean reused = reuse.begin(root, expansion.moves(), count);
        int kept = Math.max(0, tree.visits[SearchTree.ROOT] - 1);
        simulationsWanted = Math.max(simulations - kept, (simulations + NEW_SHARE - 1) / NEW_SHARE);
        prepare(seed, noise);
        if (reused) {
            expansion.addEndsOfGame(root);
            rootExpanded(simulationsWanted);
        }
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
            path.start();
            expansion.generateMoves(position);
            pending = true;
            return true;
        }
        while (path.simulations() < simulationsWanted
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
        path.start();
        while (true) {
            int edge = path.depth() == 0 ? selectAtRoot(path.simulations()) : selectBelow(node);
            position.make(tree.move[edge]);
            node = tree.child[edge];
            boolean isNew = node == SearchTree.NO_CHILD;
            if (isNew) {
                node = tree.addNode();
                tree.child[edge] = node;
            }
            path.push(node);
            if (isNew) {
                return !expansion.endOfGame(position, node);
            }
            if (tree.isProven(node)) {
                return false;
            }
        }
    }

    /** The position that awaits its evaluation. It must stand there again, if it was moved, when the answer is given. */
    public final Position leafPosition() {
        return position;
    }

    /** Number of legal moves of the leaf. */
    public final int leafMoveCount() {
        return expansion.moveCount();
    }

    /** Policy index of a legal move of the leaf, in the order of {@link Position#legalMoves}. */
    public final int leafPolicyIndex(int i) {
        return position.policyIndex(expansion.moves()[i]);
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
        expansion.check(position, logits, win, draw, loss);
        int node = path.leaf();
        boolean isRoot = path.depth() == 0;
        if (isRoot) {
            expansion.keepWanted(bounds, logits);
        }
        expansion.expand(node, logits, win, loss);
        pending = false;
        if (isRoot) {
            tree.visits[node] = 1;
            tree.triedCount[node] = tree.moveCount[node];
            expansion.addEndsOfGame(position);
            rootExpanded(simulationsWanted);
        } else {
            backUp();
        }
    }

    /** Counts the visit of all nodes on the path, brings them up to date from the leaf to the root, and takes the moves back. */
    private void backUp() {
        path.count();
        tree.visits[path.leaf()]++;
        while (path.depth() > 0) {
            position.unmake();
            int node = path.pop();
            tree.visits[node]++;
            Backup.update(tree, node);
        }
    }

    /**
     * Tells that a move is about to be played, so that the next search may keep the part of the tree below it. Call it for
     * the moves of both players, and when no evaluation is awaited.
     *
     * @param before the position in which the move is played
     */
    public final void played(Position before, int move) {
        if (settings.reuseTree()) {
            reuse.played(before, move);
        }
    }

    /** The results. */
    public final SearchRoot root() {
        return root;
    }

    /** Simulations of this search so far, those of kept searches not included. */
    public final int simulationsDone() {
        return path.simulations();
    }

    /** How deep the simulations of this search went. */
    final SearchPath path() {
        return path;
    }

    /** Forgets the tree. */
    public final void forget() {
        reuse.forget();
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
