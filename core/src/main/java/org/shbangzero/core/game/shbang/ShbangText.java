package org.shbangzero.core.game.shbang;

import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.BoardDrawing;
import org.shbangzero.core.notation.PlacementWriter;
import org.shbangzero.core.orthodox.Kinds;
import org.shbangzero.core.orthodox.Moves;

/** How lives, hands, locks and hits are written. */
final class ShbangText {
    private ShbangText() {}

    /** Appends the FEN fields {@code lives hands locks}, a space before each. */
    static void appendFields(ShbangPosition position, StringBuilder fen) {
        for (int rank = 7; rank >= 0; rank--) {
            fen.append(rank == 7 ? ' ' : '/');
            appendRank(position, rank, fen);
        }
        fen.append(' ').append(position.hand(Side.WHITE)).append('/').append(position.hand(Side.BLACK));
        fen.append(' ').append(lock(position, Side.WHITE)).append('/').append(lock(position, Side.BLACK));
    }

    private static void appendRank(ShbangPosition position, int rank, StringBuilder fen) {
        long pieces = position.board().occupied() & Bitboards.RANK_1 << (8 * rank);
        if (pieces == 0) {
            fen.append('-');
        }
        for (long rest = pieces; rest != 0; rest = Bitboards.rest(rest)) {
            fen.append(digit(position.lives().at(Bitboards.first(rest))));
        }
    }

    private static char digit(int lives) {
        return Character.forDigit(lives, 16);
    }

    private static String lock(ShbangPosition position, int side) {
        int square = position.lock(side);
        return square == Squares.NONE ? "-" : Squares.name(square);
    }

    /** A stacked life, in UCI and SAN. */
    static String stack(int move) {
        return "L@" + Squares.name(Moves.from(move));
    }

    /** What a watcher hears of a hit. */
    static String announcement(int livesLeft) {
        return switch (livesLeft) {
            case 0 -> "SHBANG! no lives left";
            case 1 -> "SHBANG! 1 life left";
            default -> "SHBANG! " + livesLeft + " lives left";
        };
    }

    /** Each piece's letter, its lives if any, and {@code !} if it is its side's lock; then a line with hands and locks. */
    static String draw(ShbangPosition position, int bottomSide) {
        String board = BoardDrawing.draw(bottomSide, 3, square -> cell(position, square));
        StringBuilder text = new StringBuilder(board);
        for (int side = 0; side < 2; side++) {
            text.append(side == Side.WHITE ? "" : "; ");
            text.append(Side.name(side) + " " + position.hand(side) + " in hand, lock " + lock(position, side));
        }
        return text.append(" (a digit: lives; !: lock)\n").toString();
    }

    private static String cell(ShbangPosition position, int square) {
        int piece = position.board().pieceAt(square);
        if (piece == Board.EMPTY) {
            return ".";
        }
        int lives = position.lives().at(square);
        String count = lives == 0 ? "" : String.valueOf(digit(lives));
        String mark = position.lock(Board.sideOf(piece)) == square ? "!" : "";
        return PlacementWriter.letter(piece, Kinds.LETTERS) + count + mark;
    }
}
