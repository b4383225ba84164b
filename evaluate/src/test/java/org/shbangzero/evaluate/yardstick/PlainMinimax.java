package org.shbangzero.evaluate.yardstick;

import java.util.OptionalInt;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.selfplay.SplitMix64;

/**
 * What the alpha-beta search must find, as docs/matches.md defines it: without windows, tables, iterations or an order of moves, and
 * therefore slow.
 */
final class PlainMinimax {
    private static final int WIN = 1_000_000;

    private final int mostNodes;
    private int nodes;

    /** @param mostNodes searches that need more are given up */
    PlainMinimax(int mostNodes) {
        this.mostNodes = mostNodes;
    }

    private static final class TooManyNodes extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** The score of the root, if that is not too much work. */
    OptionalInt score(Position root, int depth) {
        Position position = root.copy();
        nodes = 0;
        try {
            return OptionalInt.of(score(position, depth, 0));
        } catch (TooManyNodes e) {
            return OptionalInt.empty();
        }
    }

    /** The first move, in the order that the seed gives, that has this score. */
    int firstWith(int score, Position root, int depth, SplitMix64 random) {
        nodes = 0;
        int[] moves = new int[root.game().maxLegalMoves()];
        int count = root.legalMoves(moves);
        Shuffle.firstOf(moves, count, random);
        for (int i = 0; i < count; i++) {
            root.make(moves[i]);
            int value = -score(root, depth - 1, 1);
            root.unmake();
            if (value == score) {
                return moves[i];
            }
        }
        throw new AssertionError("no move has the score " + score + " in " + root.fen());
    }

    private int score(Position position, int depth, int ply) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        Result result = position.result(count);
        if (result.isOver()) {
            return result.scoreFor(position.sideToMove()) * (WIN - ply);
        }
        if (depth <= 0 && ++nodes > mostNodes) {
            throw new TooManyNodes();
        }
        int best = depth > 0 || position.inCheck() ? -WIN : position.evaluate();
        for (int i = 0; i < count; i++) {
            if (depth > 0 || position.inCheck() || isPlayedOut(position, moves[i], -depth)) {
                position.make(moves[i]);
                best = Math.max(best, -score(position, depth - 1, ply + 1));
                position.unmake();
            }
        }
        return best;
    }

    /** Captures, promotions and the like of a pawn's worth or more, and of less in the first two plies of quiescence. */
    private static boolean isPlayedOut(Position position, int move, int quietPlies) {
        if (!position.isNoisy(move)) {
            return false;
        }
        int before = position.evaluate();
        position.make(move);
        int gain = -position.evaluate() - before;
        position.unmake();
        return gain >= 100 || quietPlies < 2;
    }
}
