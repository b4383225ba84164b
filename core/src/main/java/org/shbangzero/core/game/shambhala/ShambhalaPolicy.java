package org.shbangzero.core.game.shambhala;

import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.board.MovePlanes;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.orthodox.Moves;
import org.shbangzero.core.orthodox.OrthodoxPlanes;

/**
 * Policy planes: 64 by geometry ({@link MovePlanes}; a jump of two squares is a queen move of that distance), then 18 of
 * promotions: {@code 64 + 3 * piece + (file change + 1)}, pieces R N E W G A.
 */
final class ShambhalaPolicy implements PolicyLayout {
    private static final int PROMOTIONS = 3 * 6;

    /** The index of a move. */
    static int index(int move, int mover) {
        int from = OrthodoxPlanes.view(Moves.from(move), mover);
        int to = OrthodoxPlanes.view(Moves.to(move), mover);
        int promoted = ShambhalaMoves.promotedKind(move);
        if (promoted == 0) {
            return MovePlanes.index(from, to);
        }
        int fileChange = Squares.file(to) - Squares.file(from);
        int plane = MovePlanes.COUNT + 3 * (promoted - Pieces.CHARIOT) + fileChange + 1;
        return plane << 6 | from;
    }

    @Override
    public String name() {
        return "shambhala-policy-1";
    }

    @Override
    public int planes() {
        return MovePlanes.COUNT + PROMOTIONS;
    }

    /** Every piece moves alike to both sides. */
    @Override
    public boolean mirrorable(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        return true;
    }

    @Override
    public int mirror(int index) {
        int plane = index >> 6;
        int from = (index & 63) ^ 7;
        int promotion = plane - MovePlanes.COUNT;
        int mirrored =
                promotion < 0 ? MovePlanes.mirrorPlane(plane) : MovePlanes.COUNT + promotion + 2 - 2 * (promotion % 3);
        return mirrored << 6 | from;
    }
}
