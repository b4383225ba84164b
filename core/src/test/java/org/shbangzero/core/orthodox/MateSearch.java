package org.shbangzero.core.orthodox;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Queue;
import java.util.Set;
import org.shbangzero.core.Position;

/** Looks for a mate in all positions that legal moves lead to, breadth first. Draws by rule end no line. */
final class MateSearch {
    enum Answer {
        MATE,
        NO_MATE,
        /** The limit was reached. */
        UNKNOWN
    }

    private final Set<Long> seen = new HashSet<>();
    private final Queue<Position> waiting = new ArrayDeque<>();
    private final int limit;

    private MateSearch(int limit) {
        this.limit = limit;
    }

    /**
     * Searches, without changing the start.
     *
     * @param limit the most positions to look at
     */
    static Answer search(Position start, int limit) {
        return new MateSearch(limit).search(start);
    }

    private Answer search(Position start) {
        int[] moves = new int[start.game().maxLegalMoves()];
        visit(start);
        while (!waiting.isEmpty()) {
            Position position = waiting.remove();
            int count = position.legalMoves(moves);
            if (count == 0 && position.inCheck()) {
                return Answer.MATE;
            }
            if (seen.size() > limit) {
                return Answer.UNKNOWN;
            }
            for (int i = 0; i < count; i++) {
                position.make(moves[i]);
                visit(position);
                position.unmake();
            }
        }
        return Answer.NO_MATE;
    }

    private void visit(Position position) {
        if (seen.add(position.key())) {
            waiting.add(position.copy());
        }
    }
}
