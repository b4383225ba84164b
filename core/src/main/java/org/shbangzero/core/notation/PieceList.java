package org.shbangzero.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import org.shbangzero.core.BoardView;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;

/** Lists the pieces on a board for a {@link BoardView}. */
public final class PieceList {
    private PieceList() {}

    /**
     * Lists them from a1 to h8.
     *
     * @param letters the upper-case letter of kind i at index i
     * @param lives under the piece on a square
     * @param marks of the piece on a square
     */
    public static List<BoardView.Piece> of(
            Board board, String letters, IntUnaryOperator lives, IntFunction<Set<BoardView.Mark>> marks) {
        List<BoardView.Piece> pieces = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            int piece = board.pieceAt(square);
            if (piece != Board.EMPTY) {
                pieces.add(new BoardView.Piece(
                        Squares.name(square),
                        Board.sideOf(piece),
                        letters.charAt(Board.kindOf(piece)),
                        lives.applyAsInt(square),
                        marks.apply(square)));
            }
        }
        return pieces;
    }
}
