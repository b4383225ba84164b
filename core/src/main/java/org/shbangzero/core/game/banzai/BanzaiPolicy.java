package org.shbangzero.core.game.banzai;

import java.util.Arrays;
import org.shbangzero.core.PolicyLayout;
import org.shbangzero.core.board.MovePlanes;
import org.shbangzero.core.orthodox.Kinds;
import org.shbangzero.core.orthodox.Moves;
import org.shbangzero.core.orthodox.OrthodoxPlanes;
import org.shbangzero.core.orthodox.OrthodoxPolicy;

/**
 * Policy planes: those of chess, which pushes share, then the pushes that promote: {@code 73 + 22 * piece + way}, pieces N B R.
 *
 * <p>Ways from the mover's view: {@code 6 * direction + distance - 1} for the directions N, NE, NW and distances 1 to 6, then the
 * knight's upward steps (−2, 1) (−1, 2) (1, 2) (2, 1).
 */
final class BanzaiPolicy implements PolicyLayout {
    private static final int WAYS = 22;
    private static final int FIRST_KNIGHT_WAY = 18;

    /** The way of a move by its plane in {@link MovePlanes}; -1 for those that push no pawn forward. */
    private static final int[] WAY = createWays();

    private static final int[] MIRROR = createMirror();

    private final OrthodoxPolicy chess = new OrthodoxPolicy("banzai-policy-1", OrthodoxPolicy.COUNT + 3 * WAYS, 0);

    private static int[] createWays() {
        int[] ways = new int[MovePlanes.COUNT];
        Arrays.fill(ways, -1);
        int[] directions = {0, 1, 7};
        for (int i = 0; i < directions.length; i++) {
            for (int distance = 1; distance <= 6; distance++) {
                ways[7 * directions[i] + distance - 1] = 6 * i + distance - 1;
            }
        }
        // Planes of the knight's steps are in clockwise order, from (1, 2).
        ways[62] = FIRST_KNIGHT_WAY;
        ways[63] = FIRST_KNIGHT_WAY + 1;
        ways[56] = FIRST_KNIGHT_WAY + 2;
        ways[57] = FIRST_KNIGHT_WAY + 3;
        return ways;
    }

    private static int[] createMirror() {
        int[] mirror = new int[WAYS];
        for (int plane = 0; plane < MovePlanes.COUNT; plane++) {
            if (WAY[plane] >= 0) {
                mirror[WAY[plane]] = WAY[MovePlanes.mirrorPlane(plane)];
            }
        }
        return mirror;
    }

    /** The index of a push that promotes. */
    static int promotionIndex(int move, int mover) {
        int from = OrthodoxPlanes.view(Moves.from(move), mover);
        int to = OrthodoxPlanes.view(Moves.to(move), mover);
        int way = WAY[MovePlanes.index(from, to) >> 6];
        int plane = OrthodoxPolicy.COUNT + WAYS * (Moves.promotedKind(move) - Kinds.KNIGHT) + way;
        return plane << 6 | from;
    }

    @Override
    public String name() {
        return chess.name();
    }

    @Override
    public int planes() {
        return chess.planes();
    }

    @Override
    public boolean mirrorable(long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        return chess.mirrorable(words, wordOffset, scalars, scalarOffset);
    }

    @Override
    public int mirror(int index) {
        int plane = (index >> 6) - OrthodoxPolicy.COUNT;
        if (plane < 0) {
            return chess.mirror(index);
        }
        int from = (index & 63) ^ 7;
        int mirrored = plane - plane % WAYS + MIRROR[plane % WAYS];
        return (OrthodoxPolicy.COUNT + mirrored) << 6 | from;
    }
}
