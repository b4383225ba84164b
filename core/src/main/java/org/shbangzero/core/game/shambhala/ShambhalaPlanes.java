package org.shbangzero.core.game.shambhala;

import java.util.List;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.orthodox.OrthodoxPlanes;

/** What the network sees: pieces by kind, own before enemy, then leaps, halfmove clock and repetition. */
final class ShambhalaPlanes {
    private static final List<String> PIECES = List.of(
            "own pawns",
            "own chariots",
            "own horses",
            "own elephants",
            "own war engines",
            "own general",
            "own advisor",
            "enemy pawns",
            "enemy chariots",
            "enemy horses",
            "enemy elephants",
            "enemy war engines",
            "enemy general",
            "enemy advisor");

    /** The clock is min(1, halfmove/100), and of the last two at most one is set. */
    private static final List<String> STATE = List.of(
            "own general's leap",
            "own advisor's leap",
            "enemy general's leap",
            "enemy advisor's leap",
            "halfmove clock",
            "occurred once before",
            "occurred twice or more before");

    static final PlaneLayout LAYOUT = new PlaneLayout("shambhala-planes-1", PIECES, List.of(), STATE);

    private ShambhalaPlanes() {}

    static void write(ShambhalaPosition position, long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        Board board = position.board();
        int mover = position.sideToMove();
        for (int kind = Pieces.PAWN; kind <= Pieces.ADVISOR; kind++) {
            int at = wordOffset + kind - 1;
            words[at] = OrthodoxPlanes.view(board.of(mover, kind), mover);
            words[at + Pieces.ADVISOR] = OrthodoxPlanes.view(board.of(mover ^ 1, kind), mover);
        }
        int leaps = position.leaps();
        int repetitions = position.repetitions();
        scalars[scalarOffset] = Leaps.hasGeneral(leaps, mover) ? 1 : 0;
        scalars[scalarOffset + 1] = Leaps.hasAdvisor(leaps, mover) ? 1 : 0;
        scalars[scalarOffset + 2] = Leaps.hasGeneral(leaps, mover ^ 1) ? 1 : 0;
        scalars[scalarOffset + 3] = Leaps.hasAdvisor(leaps, mover ^ 1) ? 1 : 0;
        scalars[scalarOffset + 4] = Math.min(1f, position.halfmoveClock() / 100f);
        scalars[scalarOffset + 5] = repetitions == 1 ? 1 : 0;
        scalars[scalarOffset + 6] = repetitions == 2 ? 1 : 0;
    }
}
