package org.shbangzero.core.orthodox;

import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.board.MovePlanes;
import org.shbangzero.core.board.Squares;

/**
 * Policy planes of the games with orthodox pieces: 64 by geometry ({@link MovePlanes}), nine underpromotions, then the game's
 * own, which must be their own mirror images.
 *
 * <p>Planes 64–72: {@code 64 + 3 * piece + (file change + 1)}, pieces N B R. A promotion to a queen uses the queen-move plane.
 *
 * @param name the layout's name
 * @param planes number of planes, at least {@link #COUNT}
 * @param firstRight index of the first of the four castling scalars in the game's plane layout; without rights, a position may be
 *     mirrored
 */
public record OrthodoxPolicy(String name, int planes, int firstRight) implements PolicyLayout {
    /** Number of planes without a game's own. */
    public static final int COUNT = MovePlanes.COUNT + 9;

    /** The index of a move that is not one of the game's own. */
    public static int index(int move, int mover) {
        int from = OrthodoxPlanes.view(Moves.from(move), mover);
        int to = OrthodoxPlanes.view(Moves.to(move), mover);
        if (!Moves.isPromotion(move) || Moves.promotedKind(move) == Kinds.QUEEN) {
            return MovePlanes.index(from, to);
        }
        int fileChange = Squares.file(to) - Squares.file(from);
        int plane = MovePlanes.COUNT + 3 * (Moves.promotedKind(move) - Kinds.KNIGHT) + fileChange + 1;
        return plane << 6 | from;
    }

    @Override
    public boolean mirrorable(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        int first = scalarOffset + firstRight;
        return scalars[first] + scalars[first + 1] + scalars[first + 2] + scalars[first + 3] == 0;
    }

    @Override
    public int mirror(int index) {
        int plane = index >> 6;
        int from = (index & 63) ^ 7;
        return mirrorPlane(plane) << 6 | from;
    }

    private static int mirrorPlane(int plane) {
        if (plane < MovePlanes.COUNT) {
            return MovePlanes.mirrorPlane(plane);
        }
        if (plane >= COUNT) {
            return plane;
        }
        int underpromotion = plane - MovePlanes.COUNT;
        return MovePlanes.COUNT + underpromotion - underpromotion % 3 + 2 - underpromotion % 3;
    }
}
