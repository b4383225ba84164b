package org.shbangzero.evaluate.uci;

import org.shbangzero.core.Position;
import org.shbangzero.core.notation.Perft;
import org.shbangzero.evaluate.think.ThinkControl;

/** {@code go perft}: counts move sequences as {@link Perft} does, and can be stopped. Its output is Stockfish's. */
final class StoppablePerft {
    /** Depths up to this are counted at a stretch: some hundred thousand nodes. */
    private static final int DEPTH_AT_A_STRETCH = 3;

    private final ThinkControl control;
    private final UciOutput out;

    StoppablePerft(ThinkControl control, UciOutput out) {
        this.control = control;
        this.out = out;
    }

    /**
     * Prints the count below each legal move, and their sum; if it is stopped, says so instead of the sum.
     *
     * @param depth at least 1
     */
    void run(Position position, int depth) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        long total = 0;
        for (int i = 0; i < count && !control.mustStop(); i++) {
            String uci = position.uci(moves[i]);
            long nodes = countAfter(position, moves[i], depth - 1);
            if (!control.mustStop()) {
                out.line(uci + ": " + nodes);
            }
            total += nodes;
        }
        if (control.mustStop()) {
            out.info("perft was stopped");
        } else {
            out.line("");
            out.line("Nodes searched: " + total);
        }
    }

    private long countAfter(Position position, int move, int depth) {
        position.make(move);
        long nodes = count(position, depth);
        position.unmake();
        return nodes;
    }

    /** The count, or something less if it is stopped meanwhile. */
    private long count(Position position, int depth) {
        if (depth <= DEPTH_AT_A_STRETCH) {
            return Perft.count(position, depth);
        }
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        long nodes = 0;
        for (int i = 0; i < count && !control.mustStop(); i++) {
            nodes += countAfter(position, moves[i], depth - 1);
        }
        return nodes;
    }
}
