package org.shbangzero.core.game.shambhala;

import java.util.Locale;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.BoardDrawing;
import org.shbangzero.core.notation.Disambiguation;
import org.shbangzero.core.notation.PlacementWriter;
import org.shbangzero.core.orthodox.Moves;

/** Positions and moves as text. */
final class ShambhalaText {
    private ShambhalaText() {}

    static String fen(ShambhalaPosition position) {
        StringBuilder fen = new StringBuilder(96);
        PlacementWriter.write(position.board(), Pieces.LETTERS, fen);
        fen.append(position.sideToMove() == Side.WHITE ? " w " : " b ").append(Leaps.text(position.leaps()));
        return fen.append(" - ")
                .append(position.halfmoveClock())
                .append(' ')
                .append(position.fullmoveNumber())
                .toString();
    }

    static String uci(int move) {
        String squares = Squares.name(Moves.from(move)) + Squares.name(Moves.to(move));
        int promoted = ShambhalaMoves.promotedKind(move);
        return promoted == 0 ? squares : squares + Character.toLowerCase(Pieces.LETTERS.charAt(promoted));
    }

    static String san(ShambhalaPosition position, int move) {
        Board board = position.board();
        int from = Moves.from(move);
        int to = Moves.to(move);
        int kind = board.kindAt(from);
        boolean captures = board.pieceAt(to) != Board.EMPTY;
        StringBuilder san = new StringBuilder(8);
        if (kind != Pieces.PAWN) {
            san.append(Pieces.LETTERS.charAt(kind)).append(Disambiguation.of(from, rivals(position, move, kind)));
        } else if (captures) {
            san.append((char) ('a' + Squares.file(from)));
        }
        san.append(captures ? "x" : "").append(Squares.name(to));
        int promoted = ShambhalaMoves.promotedKind(move);
        return promoted == 0
                ? san.toString()
                : san.append('=').append(Pieces.LETTERS.charAt(promoted)).toString();
    }

    /** The squares from which another piece of the same kind can move to the same square. */
    private static long rivals(ShambhalaPosition position, int move, int kind) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        long squares = 0;
        for (int i = 0; i < count; i++) {
            int from = Moves.from(moves[i]);
            if (from != Moves.from(move)
                    && Moves.to(moves[i]) == Moves.to(move)
                    && position.board().kindAt(from) == kind) {
                squares |= 1L << from;
            }
        }
        return squares;
    }

    /** Each piece's letter; then a line with the captured pieces, which promotion brings back, and one with the rest. */
    static String draw(ShambhalaPosition position, int bottomSide) {
        Board board = position.board();
        String squares = BoardDrawing.draw(bottomSide, 1, square -> {
            int piece = board.pieceAt(square);
            return piece == Board.EMPTY ? "." : String.valueOf(PlacementWriter.letter(piece, Pieces.LETTERS));
        });
        return squares + "captured: " + captured(board, Side.WHITE) + "; " + captured(board, Side.BLACK) + "\n"
                + Side.name(position.sideToMove()) + " to move, leaps " + Leaps.text(position.leaps()) + ", halfmove "
                + position.halfmoveClock() + ", fullmove " + position.fullmoveNumber() + "\n";
    }

    private static String captured(Board board, int side) {
        String letters = Pieces.captured(board, side);
        String cased = side == Side.WHITE ? letters : letters.toLowerCase(Locale.ROOT);
        return Side.name(side) + " " + (letters.isEmpty() ? "-" : cased);
    }
}
