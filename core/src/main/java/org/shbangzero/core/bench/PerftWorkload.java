package org.shbangzero.core.bench;

import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.notation.Perft;

/** Perft from start 0. A step is the part below one move, counted in nodes; after the last move comes the first again. */
final class PerftWorkload implements Workload {
    private final Position position;
    private final int depth;
    private final int[] moves;
    private final int moveCount;
    private int next;

    /** Perft of that depth, 2 or more. */
    PerftWorkload(Game game, int depth) {
        this.position = game.start(0);
        this.depth = depth;
        this.moves = new int[game.maxLegalMoves()];
        this.moveCount = position.legalMoves(moves);
    }

    @Override
    public long step() {
        position.make(moves[next]);
        long nodes = Perft.count(position, depth - 1);
        position.unmake();
        next = (next + 1) % moveCount;
        return nodes;
    }
}
