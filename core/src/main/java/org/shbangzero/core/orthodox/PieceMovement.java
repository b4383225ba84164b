package org.shbangzero.core.orthodox;

import org.shbangzero.core.board.Board;

/** What a move does to the pieces on the board, and how it is undone. */
final class PieceMovement {
    private PieceMovement() {}

    /** Where the piece stands that a side's move would capture. */
    static int captureSquare(int move, int side) {
        int to = Moves.to(move);
        return Moves.special(move) == Moves.EN_PASSANT ? EnPassant.victim(side, to) : to;
    }

    /**
     * Moves, captures, castles and promotes.
     *
     * @param captured the piece on the {@link #captureSquare}, or {@link Board#EMPTY}
     */
    static void make(Board board, int side, int move, int captured) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int special = Moves.special(move);
        if (captured != Board.EMPTY) {
            board.remove(captureSquare(move, side));
        }
        if (special >= Moves.PROMOTION) {
            board.remove(from);
            board.put(Board.piece(side, Moves.promotedKind(move)), to);
        } else {
            board.move(from, to);
            if (special == Moves.CASTLING) {
                board.move(Castling.rookFrom(to), Castling.rookTo(to));
            }
        }
    }

    /** Puts the pieces back where they stood before {@link #make} with the same arguments. */
    static void unmake(Board board, int side, int move, int captured) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int special = Moves.special(move);
        if (special >= Moves.PROMOTION) {
            board.remove(to);
            board.put(Board.piece(side, Kinds.PAWN), from);
        } else {
            board.move(to, from);
            if (special == Moves.CASTLING) {
                board.move(Castling.rookTo(to), Castling.rookFrom(to));
            }
        }
        if (captured != Board.EMPTY) {
            board.put(captured, captureSquare(move, side));
        }
    }
}
