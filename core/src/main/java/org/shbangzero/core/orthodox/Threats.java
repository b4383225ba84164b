package org.shbangzero.core.orthodox;

import org.shbangzero.core.board.Attacks;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Lines;

/** Who attacks a square, and which pieces shield a king. */
public final class Threats {
    private Threats() {}

    /**
     * The pieces of {@code side} that attack a square.
     *
     * @param occupied the squares that stop sliders; need not be the board's
     */
    public static long attackers(Board board, int square, int side, long occupied) {
        long queens = board.ofKind(Kinds.QUEEN);
        long attackers = (Attacks.pawn(side ^ 1, square) & board.ofKind(Kinds.PAWN))
                | (Attacks.knight(square) & board.ofKind(Kinds.KNIGHT))
                | (Attacks.king(square) & board.ofKind(Kinds.KING))
                | (Attacks.bishop(square, occupied) & (board.ofKind(Kinds.BISHOP) | queens))
                | (Attacks.rook(square, occupied) & (board.ofKind(Kinds.ROOK) | queens));
        return attackers & board.ofSide(side);
    }

    /** Whether any piece of {@code side} attacks a square. */
    public static boolean isAttacked(Board board, int square, int side, long occupied) {
        return attackers(board, square, side, occupied) != 0;
    }

    /** The pieces of the king's side that alone stand between their king and an enemy slider on its line. */
    public static long pinned(Board board, int king, int side, long occupied) {
        long queens = board.ofKind(Kinds.QUEEN);
        long snipers = (Attacks.rook(king, 0) & (board.ofKind(Kinds.ROOK) | queens))
                | (Attacks.bishop(king, 0) & (board.ofKind(Kinds.BISHOP) | queens));
        long own = board.ofSide(side);
        long pinned = 0;
        for (long rest = snipers & board.ofSide(side ^ 1); rest != 0; rest = Bitboards.rest(rest)) {
            long between = Lines.between(king, Bitboards.first(rest)) & occupied;
            if (!Bitboards.hasMany(between)) {
                pinned |= between & own;
            }
        }
        return pinned;
    }

    /** The square of a side's king. */
    public static int king(Board board, int side) {
        return Bitboards.first(board.of(side, Kinds.KING));
    }
}
