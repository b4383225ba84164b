package org.shbangzero.core.notation;

import org.shbangzero.core.Side;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;

/** Writes the placement field of a FEN. */
public final class PlacementWriter {
    private PlacementWriter() {}

    /**
     * Appends the field.
     *
     * @param letters the upper-case letter of kind i at index i
     */
    public static void write(Board board, String letters, StringBuilder out) {
        for (int rank = 7; rank >= 0; rank--) {
            writeRank(board, letters, rank, out);
            if (rank > 0) {
                out.append('/');
            }
        }
    }

    private static void writeRank(Board board, String letters, int rank, StringBuilder out) {
        int empty = 0;
        for (int file = 0; file < 8; file++) {
            int piece = board.pieceAt(Squares.of(file, rank));
            if (piece == Board.EMPTY) {
                empty++;
                continue;
            }
            if (empty > 0) {
                out.append(empty);
                empty = 0;
            }
            out.append(letter(piece, letters));
        }
        if (empty > 0) {
            out.append(empty);
        }
    }

    /** The letter of a piece: upper case for White, lower case for Black. */
    public static char letter(int piece, String letters) {
        char letter = letters.charAt(Board.kindOf(piece));
        return Board.sideOf(piece) == Side.WHITE ? letter : Character.toLowerCase(letter);
    }
}
