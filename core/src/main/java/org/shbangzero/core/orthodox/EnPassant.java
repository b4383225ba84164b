package org.shbangzero.core.orthodox;

import org.shbangzero.core.board.Attacks;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;

/** En-passant captures. Two pieces leave a rank at once, so legality is tested on the board as it would be. */
public final class EnPassant {
    private EnPassant() {}

    /** The pawns of {@code side} that attack the passed square. */
    public static long capturers(Board board, int side, int passed) {
        return Attacks.pawn(side ^ 1, passed) & board.of(side, Kinds.PAWN);
    }

    /** Where the pawn stands that {@code side} may capture by moving to the passed square. */
    public static int victim(int side, int passed) {
        return passed - PawnMoves.forward(side);
    }

    /** Whether the capture by the pawn on {@code from} leaves the own king unattacked. */
    public static boolean isSafe(Board board, int side, int from, int passed) {
        long victim = Bitboards.bit(victim(side, passed));
        long occupied = (board.occupied() ^ Bitboards.bit(from) ^ victim) | Bitboards.bit(passed);
        return (Threats.attackers(board, Threats.king(board, side), side ^ 1, occupied) & ~victim) == 0;
    }

    /** Whether any capture onto the passed square leaves the own king unattacked. */
    public static boolean isLegal(Board board, int side, int passed) {
        for (long rest = capturers(board, side, passed); rest != 0; rest = Bitboards.rest(rest)) {
            if (isSafe(board, side, Bitboards.first(rest), passed)) {
                return true;
            }
        }
        return false;
    }

    /** Appends the legal captures. */
    public static int add(int[] moves, int count, Board board, int side, int passed) {
        int next = count;
        for (long rest = capturers(board, side, passed); rest != 0; rest = Bitboards.rest(rest)) {
            int from = Bitboards.first(rest);
            if (isSafe(board, side, from, passed)) {
                next = MoveWriter.add(moves, next, from | Moves.EN_PASSANT, Bitboards.bit(passed));
            }
        }
        return next;
    }
}
