package org.shbangzero.core.game.shambhala;

import java.util.List;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.FenReader;

/** What a Shambhala FEN says, not yet a position. */
record ShambhalaSetup(Board board, int side, int leaps, int halfmove, int fullmove) {
    /** The leaps stand where chess has castling. */
    static final List<String> FIELDS = List.of("placement", "side", "castling", "ep", "halfmove", "fullmove");

    private static final String[] NAMES = {
        "", "pawns", "chariots", "horses", "elephants", "war engines", "generals", "advisors"
    };

    /** Reads and tests all fields; faults go to the reader, and then the setup must not be used. */
    static ShambhalaSetup read(FenReader reader) {
        Board board = new Board();
        reader.readPlacement(Pieces.LETTERS, board);
        for (int side = 0; side < 2; side++) {
            checkNumbers(reader, board, side);
        }
        int side = reader.readSide();
        if (reader.field("side") != null) {
            checkRoyals(reader, board, Side.opponent(side));
        }
        int leaps = reader.readLetterSet("castling", Leaps.LETTERS);
        checkLeaps(reader, board, leaps);
        checkEnPassant(reader);
        return new ShambhalaSetup(board, side, leaps, reader.readNumber("halfmove"), reader.readNumber("fullmove"));
    }

    private static void checkNumbers(FenReader reader, Board board, int side) {
        for (int kind = Pieces.PAWN; kind <= Pieces.ADVISOR; kind++) {
            int excess = -Pieces.captured(board, side, kind);
            if (excess > 0) {
                int most = Pieces.atStart(kind);
                reader.fault(
                        "placement",
                        Side.name(side) + " has " + (most + excess) + " " + NAMES[kind] + ", at most " + most
                                + (most == 1 ? " is" : " are") + " possible (" + squares(board.of(side, kind)) + ")");
            }
        }
    }

    private static String squares(long set) {
        StringBuilder text = new StringBuilder();
        for (long rest = set; rest != 0; rest = Bitboards.rest(rest)) {
            text.append(text.isEmpty() ? "" : " ").append(Squares.name(Bitboards.first(rest)));
        }
        return text.toString();
    }

    /** The side to move may have lost its last royal piece just now; the other cannot have. */
    private static void checkRoyals(FenReader reader, Board board, int idle) {
        if (!ShambhalaMoves.hasRoyal(board, idle)) {
            reader.fault("placement", Side.name(idle) + ", not to move, has neither general nor advisor");
        }
    }

    private static void checkLeaps(FenReader reader, Board board, int leaps) {
        for (int i = 0; i < Leaps.LETTERS.length(); i++) {
            int kind = Pieces.GENERAL + (i & 1);
            if ((leaps >> i & 1) != 0 && board.of(i >> 1, kind) == 0) {
                reader.fault(
                        "castling",
                        Leaps.LETTERS.charAt(i) + " without " + Side.name(i >> 1) + "'s "
                                + (kind == Pieces.GENERAL ? "general" : "advisor"));
            }
        }
    }

    private static void checkEnPassant(FenReader reader) {
        String text = reader.field("ep");
        if (text != null && !text.equals("-")) {
            reader.fault("ep", "'" + text + "' is not -; no pawn steps twice in shambhala");
        }
    }
}
