package org.shbangzero.core.board;

import java.util.Arrays;

/**
 * Policy planes of moves by their geometry, as AlphaZero's (Silver et al., Science 2018, supplement): 56 queen moves, then 8
 * knight moves. Squares are from the mover's view.
 *
 * <p>Planes 0–55: {@code 7 * direction + distance - 1}, directions N NE E SE S SW W NW, distances 1 to 7. Planes 56–63: knight
 * moves clockwise from (+1 file, +2 ranks).
 */
public final class MovePlanes {
    /** Number of these planes; a game's own planes come after them. */
    public static final int COUNT = 64;

    private static final int KNIGHT = 56;
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
    private static final int[][] KNIGHT_STEPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
    };

    /** {@code plane * 64 + from} at index {@code 64 * to + from}; -1 where no such move exists. */
    private static final short[] INDEX = createIndex();

    private MovePlanes() {}

    private static short[] createIndex() {
        short[] index = new short[4096];
        Arrays.fill(index, (short) -1);
        for (int from = 0; from < 64; from++) {
            for (int direction = 0; direction < 8; direction++) {
                for (int distance = 1; distance <= 7; distance++) {
                    enter(index, from, DIRECTIONS[direction], distance, 7 * direction + distance - 1);
                }
                enter(index, from, KNIGHT_STEPS[direction], 1, KNIGHT + direction);
            }
        }
        return index;
    }

    private static void enter(short[] index, int from, int[] step, int distance, int plane) {
        int file = Squares.file(from) + distance * step[0];
        int rank = Squares.rank(from) + distance * step[1];
        if ((file | rank) >= 0 && file < 8 && rank < 8) {
            index[Squares.of(file, rank) << 6 | from] = (short) (plane << 6 | from);
        }
    }

    /** {@code plane * 64 + from} of a move along a queen's line or by a knight's step, else -1. */
    public static int index(int from, int to) {
        return INDEX[to << 6 | from];
    }

    /** The plane of the same move mirrored left to right, for planes below {@link #COUNT}. */
    public static int mirrorPlane(int plane) {
        if (plane >= KNIGHT) {
            return KNIGHT + 7 - (plane - KNIGHT);
        }
        int direction = plane / 7;
        return 7 * ((8 - direction) & 7) + plane % 7;
    }
}
