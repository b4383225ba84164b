package org.shbangzero.selfplay.search;

import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;

/** Gives nodes their moves, and finds those in which the game is over. Knows the legal moves of one position at a time. */
final class Expansion {
    private final SearchTree tree;
    private final int[] moves;
    private int moveCount;

    Expansion(Game game, SearchTree tree) {
        this.tree = tree;
        this.moves = new int[game.maxLegalMoves()];
    }

    /** Generates the legal moves of a position, and returns their number. */
    int generateMoves(Position position) {
        moveCount = position.legalMoves(moves);
        return moveCount;
    }

    /** The moves generated last are {@code moves()[0..moveCount())}. */
    int[] moves() {
        return moves;
    }

    int moveCount() {
        return moveCount;
    }

    /**
     * Drops the moves that are not to be looked at, and returns how many stay.
     *
     * @param logits loses those of the same moves; or null
     */
    int keepWanted(SearchBounds bounds, float[] logits) {
        int kept = 0;
        for (int i = 0; i < moveCount; i++) {
            if (bounds.rootMoves().test(moves[i])) {
                moves[kept] = moves[i];
                if (logits != null) {
                    logits[kept] = logits[i];
                }
                kept++;
            }
        }
        moveCount = kept;
        return kept;
    }

    /** Generates the moves of a new node; if the game is over there, marks it and returns true. */
    boolean endOfGame(Position position, int node) {
        Result result = position.result(generateMoves(position));
        if (!result.isOver()) {
            return false;
        }
        tree.setTerminal(node, result.scoreFor(position.sideToMove()));
        return true;
    }

    /** Adds the root's children in which the game is over: they cost no evaluation. */
    void addEndsOfGame(Position root) {
        int start = tree.edgeStart[SearchTree.ROOT];
        int count = tree.moveCount[SearchTree.ROOT];
        for (int edge = start; edge < start + count; edge++) {
            if (tree.child[edge] == SearchTree.NO_CHILD) {
                root.make(tree.move[edge]);
                Result result = root.result(generateMoves(root));
                if (result.isOver()) {
                    int node = tree.addNode();
                    tree.child[edge] = node;
                    tree.setTerminal(node, result.scoreFor(root.sideToMove()));
                }
                root.unmake();
            }
        }
        Backup.update(tree, SearchTree.ROOT);
    }

    /** Gives the newest node the moves generated last, with the network's priors and value. */
    void expand(int node, float[] logits, float win, float loss) {
        tree.addEdges(node, moves, moveCount);
        Exponentials.softmax(logits, moveCount, tree.prior, tree.edgeStart[node]);
        tree.setNetworkValue(node, win, loss);
    }

    /** Refuses what only a broken network answers: NaN or an infinity, but for the minus infinity that a logit may be. */
    void check(Position position, float[] logits, float win, float draw, float loss) {
        for (int i = 0; i < moveCount; i++) {
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
}
