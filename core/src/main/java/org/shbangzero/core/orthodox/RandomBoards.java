package org.shbangzero.core.orthodox;

import java.util.random.RandomGenerator;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.notation.PlacementWriter;

/** Boards by chance, for easier starts. */
public final class RandomBoards {
    private static final long EDGE = Bitboards.RANK_1 | Bitboards.RANK_8 | Bitboards.FILE_A | Bitboards.FILE_H;

    private RandomBoards() {}

    /** All squares on which a pawn may stand, and all on which other pieces may. */
    private static long squares(int kind) {
        return kind == Kinds.PAWN ? ~(Bitboards.RANK_1 | Bitboards.RANK_8) : -1L;
    }

    /**
     * Scatters pieces so that neither king is attacked.
     *
     * @param letters the pieces, as FEN letters; a king {@code K} or {@code k} of each side among them
     * @param cornered the side whose king stands on the edge of the board, or -1
     */
    public static Board scatter(RandomGenerator random, String letters, int cornered) {
        Board board;
        do {
            board = place(random, letters, cornered);
        } while (isKingAttacked(board, Side.WHITE) || isKingAttacked(board, Side.BLACK));
        return board;
    }

    private static Board place(RandomGenerator random, String letters, int cornered) {
        Board board = new Board();
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            int side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
            int kind = Kinds.LETTERS.indexOf(Character.toUpperCase(letter));
            long squares = squares(kind) & ~board.occupied();
            if (kind == Kinds.KING && side == cornered) {
                squares &= EDGE;
            }
            board.put(Board.piece(side, kind), pick(random, squares));
        }
        return board;
    }

    private static boolean isKingAttacked(Board board, int side) {
        return Threats.isAttacked(board, Threats.king(board, side), side ^ 1, board.occupied());
    }

    /** A square of a set, each with the same chance. */
    public static int pick(RandomGenerator random, long squares) {
        long rest = squares;
        for (int skip = random.nextInt(Long.bitCount(squares)); skip > 0; skip--) {
            rest = Bitboards.rest(rest);
        }
        return Bitboards.first(rest);
    }

    /** {@code count} letters of a choice, each drawn anew. */
    public static String draw(RandomGenerator random, String choice, int count) {
        StringBuilder letters = new StringBuilder(count);
        for (int i = 0; i < count; i++) {
            letters.append(choice.charAt(random.nextInt(choice.length())));
        }
        return letters.toString();
    }

    /** The placement field of a FEN. */
    public static String placement(Board board) {
        StringBuilder text = new StringBuilder();
        PlacementWriter.write(board, Kinds.LETTERS, text);
        return text.toString();
    }

    /** Those of the given rights whose king and rook still stand at home. */
    static int castlingRights(Board board, int rights) {
        int kept = rights;
        for (int i = 0; i < Castling.LETTERS.length(); i++) {
            boolean king = board.pieceAt(Castling.home(i >> 1)) == Board.piece(i >> 1, Kinds.KING);
            boolean rook = board.pieceAt(Castling.rookHome(i)) == Board.piece(i >> 1, Kinds.ROOK);
            kept &= king && rook ? -1 : ~(1 << i);
        }
        return kept;
    }

    /** {@link #castlingRights} as a FEN field. */
    public static String castling(Board board, int rights) {
        return Castling.text(castlingRights(board, rights));
    }
}
