package org.shbangzero.core.orthodox;

import org.shbangzero.core.Side;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.PlacementWriter;

/** Positions and moves as text. */
final class OrthodoxText {
    private OrthodoxText() {}

    static String fen(OrthodoxPosition position) {
        StringBuilder fen = new StringBuilder(96);
        PlacementWriter.write(position.board(), Kinds.LETTERS, fen);
        fen.append(position.sideToMove() == Side.WHITE ? " w " : " b ");
        fen.append(Castling.text(position.rights())).append(' ').append(enPassant(position));
        position.appendExtraFields(fen);
        fen.append(' ').append(position.halfmoveClock()).append(' ').append(position.fullmoveNumber());
        return fen.toString();
    }

    static String stateLine(OrthodoxPosition position) {
        return Side.name(position.sideToMove()) + " to move, castling " + Castling.text(position.rights())
                + ", en passant " + enPassant(position) + ", halfmove " + position.halfmoveClock() + ", fullmove "
                + position.fullmoveNumber() + "\n";
    }

    static String uci(int move) {
        String squares = Squares.name(Moves.from(move)) + Squares.name(Moves.to(move));
        return Moves.isPromotion(move)
                ? squares + Character.toLowerCase(Kinds.LETTERS.charAt(Moves.promotedKind(move)))
                : squares;
    }

    private static String enPassant(OrthodoxPosition position) {
        return position.enPassant() == Squares.NONE ? "-" : Squares.name(position.enPassant());
    }
}
