package org.shbangzero.core;

import java.util.Arrays;
import java.util.List;

/** All that can be asked of a position without a move. */
record Snapshot(
        String fen,
        int side,
        long key,
        long evaluationKey,
        int ply,
        int repetitions,
        boolean inCheck,
        int evaluation,
        List<Integer> moves,
        Planes planes) {
    static Snapshot of(Position position) {
        return new Snapshot(
                position.fen(),
                position.sideToMove(),
                position.key(),
                position.evaluationKey(),
                position.ply(),
                position.repetitions(),
                position.inCheck(),
                position.evaluate(),
                Arrays.stream(Walk.legalMoves(position)).boxed().toList(),
                Planes.of(position));
    }
}
