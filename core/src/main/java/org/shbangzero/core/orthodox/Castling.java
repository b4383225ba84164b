package org.shbangzero.core.orthodox;

import java.util.Arrays;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;

/** Castling rights, a set of four bits in the order of the FEN field, and the squares that they concern. */
public final class Castling {
    /** Bit {@code 2 * side} is the king's side, the next the queen's side. */
    public static final String LETTERS = "KQkq";

    public static final int KING_SIDE = 1;
    public static final int QUEEN_SIDE = 2;

    private static final int E1 = 4;
    private static final long KING_SIDE_PATH = 0x60L;
    private static final long QUEEN_SIDE_PATH = 0x0EL;
    private static final byte[] KEPT = createKept();

    private Castling() {}

    private static byte[] createKept() {
        byte[] kept = new byte[64];
        Arrays.fill(kept, (byte) 15);
        for (int side = 0; side < 2; side++) {
            kept[home(side)] = (byte) ~(3 << (2 * side));
            kept[home(side) + 3] = (byte) ~(KING_SIDE << (2 * side));
            kept[home(side) - 4] = (byte) ~(QUEEN_SIDE << (2 * side));
        }
        return kept;
    }

    /** The king's home square. */
    public static int home(int side) {
        return E1 + 56 * side;
    }

    /** The home square of the rook of right {@code index}, in the order of {@link #LETTERS}. */
    public static int rookHome(int index) {
        return home(index >> 1) + ((index & 1) == 0 ? 3 : -4);
    }

    /** Where the rook stands before its king castles to {@code to}. */
    public static int rookFrom(int to) {
        return (to & 4) != 0 ? to + 1 : to - 2;
    }

    /** Where the rook stands after its king castled to {@code to}. */
    public static int rookTo(int to) {
        return (to & 4) != 0 ? to - 1 : to + 1;
    }

    /** The FEN field. */
    static String text(int rights) {
        if (rights == 0) {
            return "-";
        }
        StringBuilder text = new StringBuilder(4);
        for (int i = 0; i < 4; i++) {
            if ((rights >> i & 1) != 0) {
                text.append(LETTERS.charAt(i));
            }
        }
        return text.toString();
    }

    /** The rights left after a move that leaves or reaches a square. */
    public static int kept(int rights, int square) {
        return rights & KEPT[square];
    }

    /** A side's own rights, as {@link #KING_SIDE} and {@link #QUEEN_SIDE}. */
    public static int of(int rights, int side) {
        return rights >> (2 * side) & 3;
    }

    /** Appends the castling moves of a side that has the rights, with the path empty and, if {@code guarded}, not attacked. */
    public static int add(int[] moves, int count, Board board, int side, int rights, boolean guarded) {
        int own = of(rights, side);
        int home = home(side);
        int next = count;
        if ((own & KING_SIDE) != 0 && isFree(board, side, KING_SIDE_PATH, home, 1, guarded)) {
            next = MoveWriter.add(moves, next, home | Moves.CASTLING, Bitboards.bit(home + 2));
        }
        if ((own & QUEEN_SIDE) != 0 && isFree(board, side, QUEEN_SIDE_PATH, home, -1, guarded)) {
            next = MoveWriter.add(moves, next, home | Moves.CASTLING, Bitboards.bit(home - 2));
        }
        return next;
    }

    private static boolean isFree(Board board, int side, long path, int home, int step, boolean guarded) {
        long occupied = board.occupied();
        return (occupied & path << (56 * side)) == 0
                && !(guarded
                        && (Threats.isAttacked(board, home + step, side ^ 1, occupied)
                                || Threats.isAttacked(board, home + 2 * step, side ^ 1, occupied)));
    }
}
