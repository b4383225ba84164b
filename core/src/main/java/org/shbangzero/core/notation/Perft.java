package org.shbangzero.core.notation;

import java.util.SortedMap;
import java.util.TreeMap;
import org.shbangzero.core.Position;

/**
 * Perft: the number of move sequences of exactly {@code depth} plies. Draws by rule do not cut the tree; a side without
 * legal moves does. The last ply is counted, not played.
 */
public final class Perft {
    private final Position position;
    private final int[][] moves;

    private Perft(Position position, int depth) {
        this.position = position;
        this.moves = new int[depth + 1][position.game().maxLegalMoves()];
    }

    /**
     * Counts from a position, which is as before afterwards.
     *
     * @param depth 0 or more; the count at depth 0 is 1
     */
    public static long count(Position position, int depth) {
        return depth == 0 ? 1 : new Perft(position, depth).count(depth);
    }

    /**
     * The count below each legal move, by the move's UCI text.
     *
     * @param depth 1 or more
     */
    public static SortedMap<String, Long> divide(Position position, int depth) {
        SortedMap<String, Long> counts = new TreeMap<>();
        int[] legal = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(legal);
        for (int i = 0; i < count; i++) {
            String uci = position.uci(legal[i]);
            position.make(legal[i]);
            counts.put(uci, count(position, depth - 1));
            position.unmake();
        }
        return counts;
    }

    private long count(int depth) {
        if (depth == 1) {
            return position.legalMoveCount();
        }
        int[] legal = moves[depth];
        int count = position.legalMoves(legal);
        long nodes = 0;
        for (int i = 0; i < count; i++) {
            position.make(legal[i]);
            nodes += count(depth - 1);
            position.unmake();
        }
        return nodes;
    }
}
