package org.shbangzero.evaluate.yardstick;

import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;

/**
 * Minimax to a fixed depth over the game's own evaluation, with {@link Quiescence} below: iterative deepening, principal variation
 * search (Marsland and Campbell 1982), a transposition table. All that only makes it quick: the score is that of plain
 * minimax, and the move is drawn from the seed among all that have it. Not thread-safe; allocates nothing for a position.
 */
public final class AlphaBetaSearch {
    public static final int MAX_DEPTH = 5;

    private static final int ROOT_PLY = 0;
    /** How many positions lie between two questions whether to stop; a power of two. */
    private static final int NODES_BETWEEN_QUESTIONS = 256;

    private final BooleanSupplier stop;
    private final MoveLists lists;
    private final Quiescence quiescence;
    private final MoveOrder order = new MoveOrder();
    private final TranspositionTable table = new TranspositionTable();
    /** The moves of the root in random order: of two with the same score the one that comes first is better. */
    private final int[] rootMoves;
    /** Indices of {@link #rootMoves}, the most promising first. */
    private final int[] rootOrder;

    private int rootCount;
    private Position position;
    private long nodes;
    private int score;

    /** The choice was stopped; the position stands wherever the search was. */
    public static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Stopped() {
            super("stopped", null, false, false);
        }
    }

    public AlphaBetaSearch(Game game) {
        this(game, () -> false);
    }

    /** @param stop asked every few hundred positions; if it says true, {@link #choose} ends with {@link Stopped} */
    public AlphaBetaSearch(Game game, BooleanSupplier stop) {
        this.stop = stop;
        lists = new MoveLists(game.maxLegalMoves());
        quiescence = new Quiescence(lists, this::visit);
        rootMoves = new int[game.maxLegalMoves()];
        rootOrder = new int[game.maxLegalMoves()];
    }

    /**
     * Chooses a move. What came before has no influence.
     *
     * @param root an unfinished game, left as it was
     * @param depth plies before quiescence begins, 1 to {@link #MAX_DEPTH}
     * @param random decides among the best moves, by one shuffle
     */
    public int choose(Position root, int depth, RandomGenerator random) {
        return choose(root, depth, random, move -> true);
    }

    /**
     * As {@link #choose(Position, int, RandomGenerator)}, among some of the moves.
     *
     * @param wanted true for at least one legal move
     */
    public int choose(Position root, int depth, RandomGenerator random, IntPredicate wanted) {
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("depth must be 1 to " + MAX_DEPTH + ", not " + depth);
        }
        position = root;
        nodes = 0;
        quiescence.start(root);
        order.clear();
        table.forget();
        shuffleRootMoves(random, wanted);
        for (int iteration = 1; iteration <= depth; iteration++) {
            searchRoot(iteration);
        }
        return bestSoFar();
    }

    /** Of the last choice: centipawns from the mover's view; a win in n plies is 1,000,000 less n. */
    public int score() {
        return score;
    }

    /** Of the last choice: plies to the end of a game that is won or lost by force, if such an end was found. */
    public OptionalInt pliesToEnd() {
        return Scores.pliesToEnd(score);
    }

    /** Of the last choice: what the mover expects of the game, 0 loss to 1 win. */
    public double expectation() {
        return Scores.expectation(score);
    }

    /** Of the last choice: the positions that were looked at. */
    public long nodes() {
        return nodes;
    }

    /** Whether a choice that was stopped has scored any move at its last depth, so that there is a {@link #bestSoFar()}. */
    public boolean hasScoredAny() {
        return score > -Scores.INFINITE;
    }

    /** The best of the moves that a choice had scored when it was stopped; {@link #score()} is its score among them. */
    public int bestSoFar() {
        return rootMoves[rootOrder[0]];
    }

    /** Counts a position, and now and then asks whether to stop. */
    private void visit() {
        nodes++;
        if ((nodes & (NODES_BETWEEN_QUESTIONS - 1)) == 0 && stop.getAsBoolean()) {
            throw new Stopped();
        }
    }

    private void shuffleRootMoves(RandomGenerator random, IntPredicate wanted) {
        int legal = position.legalMoves(rootMoves);
        rootCount = 0;
        for (int i = 0; i < legal; i++) {
            if (wanted.test(rootMoves[i])) {
                rootMoves[rootCount++] = rootMoves[i];
            }
        }
        Shuffle.firstOf(rootMoves, rootCount, random);
        for (int i = 0; i < rootCount; i++) {
            rootOrder[i] = i;
        }
    }

    /** Moves the best move to the front of the order, and keeps its score. */
    private void searchRoot(int depth) {
        score = -Scores.INFINITE;
        for (int i = 0; i < rootCount; i++) {
            int index = rootOrder[i];
            // A move that comes before the best one only needs to be as good.
            int floor = i > 0 && index < rootOrder[0] ? score - 1 : score;
            position.make(rootMoves[index]);
            int value = descend(depth - 1, floor, Scores.INFINITE, ROOT_PLY + 1, 0, i == 0);
            position.unmake();
            if (value > floor) {
                score = value;
                System.arraycopy(rootOrder, 0, rootOrder, 1, i);
                rootOrder[0] = index;
            }
        }
    }

    /** The score of the move just made, for its mover. Unless it is the first, it is expected not to exceed alpha, and only tested for that. */
    private int descend(int depth, int alpha, int beta, int ply, long repeated, boolean first) {
        if (!first) {
            int value = -search(depth, -alpha - 1, -alpha, ply, repeated);
            if (value <= alpha || value >= beta) {
                return value;
            }
        }
        return -search(depth, -beta, -alpha, ply, repeated);
    }

    /**
     * The score of the position, exact if it lies between alpha and beta; otherwise a bound on that side of them.
     *
     * @param repeated hash of those positions between root and this one that had occurred before
     */
    private int search(int depth, int alpha, int beta, int ply, long repeated) {
        if (depth == 0) {
            return quiescence.score(alpha, beta, ply);
        }
        visit();
        // Whether moves from here lead to draws by repetition or 50 moves depends on the way here. Within MAX_DEPTH
        // plies a position can
        // occur for the third time only if it, or an occurrence on the way, had occurred before; so these and the clock
        // are part of the key.
        long ways = position.repetitions() > 0 ? repeated + mix(position.key()) : repeated;
        long key = position.evaluationKey() + ways;
        long entry = table.get(key);
        if (entry != TranspositionTable.NOTHING && TranspositionTable.depth(entry) == depth) {
            int known = Scores.fromRoot(TranspositionTable.score(entry), ply);
            if (settles(TranspositionTable.bound(entry), known, alpha, beta)) {
                return known;
            }
        }
        int count = position.legalMoves(lists.moves(ply));
        Result result = position.result(count);
        if (result.isOver()) {
            return Scores.ofEnd(result, position.sideToMove(), ply);
        }
        order.prioritize(position, lists, ply, count, TranspositionTable.move(entry));
        return searchMoves(depth, alpha, beta, ply, count, ways, key);
    }

    private static boolean settles(int bound, int known, int alpha, int beta) {
        return bound == TranspositionTable.EXACT
                || (bound == TranspositionTable.LOWER && known >= beta)
                || (bound == TranspositionTable.UPPER && known <= alpha);
    }

    private int searchMoves(int depth, int alpha, int beta, int ply, int count, long repeated, long key) {
        int best = -Scores.INFINITE;
        int bestMove = 0;
        for (int i = 0; i < count && best < beta; i++) {
            int move = lists.pick(ply, i, count);
            position.make(move);
            int value = descend(depth - 1, Math.max(alpha, best), beta, ply + 1, repeated, i == 0);
            position.unmake();
            if (value > best) {
                best = value;
                bestMove = move;
            }
        }
        if (best >= beta) {
            order.refuted(position, bestMove, ply, depth);
        }
        int bound = best >= beta
                ? TranspositionTable.LOWER
                : best <= alpha ? TranspositionTable.UPPER : TranspositionTable.EXACT;
        table.put(key, bestMove, depth, bound, Scores.fromPosition(best, ply));
        return best;
    }

    private static long mix(long key) {
        long z = (key ^ (key >>> 32)) * 0xD6E8FEB86659FD93L;
        return z ^ (z >>> 32);
    }
}
