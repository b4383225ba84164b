package org.shbangzero.core.game.banzai;

import org.shbangzero.core.board.MovePlanes;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.orthodox.Moves;

/**
 * Pushes as moves: from- and to-square are the mover's, a promotion is that of the pushed pawn. Where the pushed piece goes follows
 * from the two squares alone.
 */
final class Pushes {
    /** A move onto a piece of the own side. */
    static final int PUSH = Moves.GAME_BIT;

    /** Index {@code 64 * from + to}; {@link Squares#NONE} where nothing can be pushed. */
    private static final byte[] LANDING = createLanding();

    private Pushes() {}

    private static byte[] createLanding() {
        byte[] landing = new byte[4096];
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                boolean reachable = MovePlanes.index(from, to) >= 0;
                landing[from << 6 | to] = (byte) (reachable ? landingOf(from, to) : Squares.NONE);
            }
        }
        return landing;
    }

    private static int landingOf(int from, int to) {
        int files = Integer.signum(Squares.file(to) - Squares.file(from));
        int ranks = Integer.signum(Squares.rank(to) - Squares.rank(from));
        boolean leavesFiles = isOff(Squares.file(to) + files);
        boolean leavesRanks = isOff(Squares.rank(to) + ranks);
        boolean bounces = files != 0 && ranks != 0 && leavesFiles != leavesRanks;
        if ((leavesFiles || leavesRanks) && !bounces) {
            return Squares.NONE;
        }
        int file = Squares.file(to) + (leavesFiles ? -files : files);
        int rank = Squares.rank(to) + (leavesRanks ? -ranks : ranks);
        return Squares.of(file, rank);
    }

    private static boolean isOff(int coordinate) {
        return coordinate < 0 || coordinate > 7;
    }

    /** The square to which a mover from {@code from} pushes what stands on {@code to}, or {@link Squares#NONE}. */
    static int landing(int from, int to) {
        return LANDING[from << 6 | to];
    }

    static int landing(int move) {
        return LANDING[Moves.from(move) << 6 | Moves.to(move)];
    }

    static boolean isPush(int move) {
        return (move & PUSH) != 0;
    }

    /** A push that promotes the pushed pawn, which never becomes a queen. */
    static int promotion(int from, int to, int kind) {
        return Moves.promotion(from, to, kind) | PUSH;
    }
}
