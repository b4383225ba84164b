package org.shbangzero.core.orthodox;

import java.util.List;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.FenReader;

/**
 * The six common fields as a FEN gives them, not yet a position: the game tests what only it can know, then builds its position.
 *
 * @param enPassant the square given, or {@link Squares#NONE}; an en-passant move need not be legal
 */
public record OrthodoxSetup(Board board, int side, int rights, int enPassant, int halfmove, int fullmove) {
    /** The six fields in order. */
    public static final List<String> FIELDS = List.of("placement", "side", "castling", "ep", "halfmove", "fullmove");

    private static final int MAX_PIECES = 16;
    private static final int MAX_PAWNS = 8;

    /**
     * Reads and tests the six fields. Faults go to the reader; what is returned then must not be used to build a position.
     *
     * @param pawns where pawns may stand and pass
     */
    public static OrthodoxSetup read(FenReader reader, PawnSquares pawns) {
        Board board = new Board();
        reader.readPlacement(Kinds.LETTERS, board);
        for (int side = 0; side < 2; side++) {
            checkPieces(reader, board, side, pawns.forbidden(side));
        }
        int side = reader.readSide();
        int rights = reader.readLetterSet("castling", Castling.LETTERS);
        checkRights(reader, board, rights);
        int enPassant = readEnPassant(reader, board, side, pawns);
        return new OrthodoxSetup(
                board, side, rights, enPassant, reader.readNumber("halfmove"), reader.readNumber("fullmove"));
    }

    /** Whether each side has exactly one king, so that checks can be tested. */
    public boolean hasTwoKings() {
        return Long.bitCount(board.of(Side.WHITE, Kinds.KING)) == 1
                && Long.bitCount(board.of(Side.BLACK, Kinds.KING)) == 1;
    }

    /** The king's square of the side that is not to move, if it is attacked, else {@link Squares#NONE}. */
    public int attackedIdleKing() {
        int king = Threats.king(board, Side.opponent(side));
        return Threats.isAttacked(board, king, side, board.occupied()) ? king : Squares.NONE;
    }

    /** Faults a side not to move that stands in check, where any attacked king does. */
    public void checkIdleKing(FenReader reader) {
        if (hasTwoKings() && attackedIdleKing() != Squares.NONE) {
            faultIdleCheck(reader, Side.opponent(side), attackedIdleKing());
        }
    }

    /** The fault of a side not to move that stands in check. */
    public static void faultIdleCheck(FenReader reader, int side, int king) {
        reader.fault(
                "placement",
                Side.name(side) + "'s king on " + Squares.name(king) + " is in check, and "
                        + Side.name(Side.opponent(side)) + " is to move");
    }

    private static void checkPieces(FenReader reader, Board board, int side, long forbiddenToPawns) {
        String name = Side.name(side);
        int kings = Long.bitCount(board.of(side, Kinds.KING));
        if (kings != 1) {
            reader.fault("placement", name + " has " + kings + " kings, expected 1" + squares(board, side, Kinds.KING));
        }
        int pieces = Long.bitCount(board.ofSide(side));
        if (pieces > MAX_PIECES) {
            reader.fault("placement", name + " has " + pieces + " pieces, at most " + MAX_PIECES + " are possible");
        }
        long pawns = board.of(side, Kinds.PAWN);
        if (Long.bitCount(pawns) > MAX_PAWNS) {
            reader.fault(
                    "placement",
                    name + " has " + Long.bitCount(pawns) + " pawns, at most " + MAX_PAWNS + " are possible");
        }
        for (long rest = pawns & forbiddenToPawns; rest != 0; rest = Bitboards.rest(rest)) {
            reader.fault("placement", "a pawn of " + name + " cannot stand on " + Squares.name(Bitboards.first(rest)));
        }
    }

    private static String squares(Board board, int side, int kind) {
        StringBuilder text = new StringBuilder();
        for (long rest = board.of(side, kind); rest != 0; rest = Bitboards.rest(rest)) {
            text.append(text.isEmpty() ? " (" : " ").append(Squares.name(Bitboards.first(rest)));
        }
        return text.isEmpty() ? "" : text.append(')').toString();
    }

    private static void checkRights(FenReader reader, Board board, int rights) {
        for (int i = 0; i < Castling.LETTERS.length(); i++) {
            if ((rights >> i & 1) != 0) {
                checkHome(reader, board, i, Castling.home(i >> 1), Kinds.KING, "king");
                checkHome(reader, board, i, Castling.rookHome(i), Kinds.ROOK, "rook");
            }
        }
    }

    private static void checkHome(FenReader reader, Board board, int right, int square, int kind, String name) {
        if (board.pieceAt(square) != Board.piece(right >> 1, kind)) {
            reader.fault(
                    "castling",
                    Castling.LETTERS.charAt(right) + " without " + Side.name(right >> 1) + "'s " + name + " on "
                            + Squares.name(square));
        }
    }

    /** Accepts a square that a double step could have passed; whether it helps anyone is not tested. */
    private static int readEnPassant(FenReader reader, Board board, int side, PawnSquares pawns) {
        String text = reader.field("ep");
        if (text == null || text.equals("-")) {
            return Squares.NONE;
        }
        int passed = Squares.parse(text);
        int up = PawnMoves.forward(side);
        boolean possible = passed != Squares.NONE
                && Bitboards.contains(pawns.passedBy(Side.opponent(side)), passed)
                && board.pieceAt(passed) == Board.EMPTY
                && board.pieceAt(passed + up) == Board.EMPTY
                && board.pieceAt(passed - up) == Board.piece(Side.opponent(side), Kinds.PAWN);
        if (!possible) {
            reader.fault(
                    "ep",
                    "no double step of " + Side.name(Side.opponent(side)) + " can just have passed over '" + text
                            + "'");
            return Squares.NONE;
        }
        return passed;
    }
}
