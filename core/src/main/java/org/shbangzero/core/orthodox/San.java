package org.shbangzero.core.orthodox;

import org.shbangzero.core.EndReason;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.Disambiguation;

/** Standard algebraic notation for orthodox pieces. */
public final class San {
    private San() {}

    /**
     * A move of a piece, without the sign of check.
     *
     * @param mark what stands between piece and square: empty, {@code x}, or the game's own
     */
    public static String pieceMove(OrthodoxPosition position, int move, String mark) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        if (Moves.special(move) == Moves.CASTLING) {
            return to > from ? "O-O" : "O-O-O";
        }
        int kind = position.board().kindAt(from);
        StringBuilder san = new StringBuilder(8);
        if (kind != Kinds.PAWN) {
            san.append(Kinds.LETTERS.charAt(kind)).append(Disambiguation.of(from, rivals(position, move, kind)));
        } else if (!mark.isEmpty()) {
            san.append((char) ('a' + Squares.file(from)));
        }
        san.append(mark).append(Squares.name(to));
        if (Moves.isPromotion(move)) {
            san.append('=').append(Kinds.LETTERS.charAt(Moves.promotedKind(move)));
        }
        return san.toString();
    }

    /** The squares from which a piece of the same kind has a legal move to the same square. */
    private static long rivals(OrthodoxPosition position, int move, int kind) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        Board board = position.board();
        long squares = 0;
        for (int i = 0; i < count; i++) {
            int from = Moves.from(moves[i]);
            boolean samePiece = from != Moves.from(move) && board.kindAt(from) == kind;
            if (samePiece && Moves.to(moves[i]) == Moves.to(move) && Moves.special(moves[i]) != Moves.CASTLING) {
                squares |= 1L << from;
            }
        }
        return squares;
    }

    /** {@code +} or {@code #} if the move gives check or mate, else empty. */
    public static String checkSign(OrthodoxPosition position, int move) {
        position.make(move);
        String sign = "";
        if (position.inCheck()) {
            sign = position.result().reason() == EndReason.CHECKMATE ? "#" : "+";
        }
        position.unmake();
        return sign;
    }
}
