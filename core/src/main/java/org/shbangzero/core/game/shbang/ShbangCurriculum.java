package org.shbangzero.core.game.shbang;

import java.util.Locale;
import java.util.random.RandomGenerator;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.orthodox.Kinds;
import org.shbangzero.core.orthodox.RandomBoards;
import org.shbangzero.core.orthodox.Threats;

/**
 * Easier starts of Shbang. Checkers that are not on the board are in hand. From level 3 on, the stronger side and the side to move
 * are drawn, all lives lie under pieces other than the kings, at random, and the weaker king is its side's lock: it cannot be
 * armored before another piece of its side is hit. In brackets, how 300 games of random moves end: mean length, share of mates.
 *
 * <ol start="0">
 *   <li>The real start (420 plies, 74 %).
 *   <li>Fewer lives: the real start, with five to fifteen checkers of each side in hand, from the same files (434 plies, 70 %).
 *   <li>Fewer pieces: three to seven pieces and four to eight pawns a side, on their squares of the real start and the same files
 *       on both sides, half of them with a life (380 plies, 68 %).
 *   <li>Ending: king, two heavy pieces, two or three more pieces and up to two pawns against king, one piece and one to three pawns
 *       (113 plies, 78 %).
 *   <li>Mate: king and three or four heavy pieces against king and one or two pawns, the king on the edge (64 plies, 76 %).
 * </ol>
 */
final class ShbangCurriculum {
    static final int LEVELS = 5;

    private final ShbangGame game;
    private final RandomGenerator random;

    ShbangCurriculum(ShbangGame game, RandomGenerator random) {
        this.game = game;
        this.random = random;
    }

    Position start(int level) {
        if (level == 0) {
            return game.start(0);
        }
        Position position;
        do {
            position = level < 3 ? mirrored(level) : ending(level);
        } while (position.result().isOver());
        return position;
    }

    /** Black has on each file what White has. */
    private Position mirrored(int level) {
        ShbangPosition start = (ShbangPosition) game.start(0);
        Board board = new Board(start.board());
        long lives = board.ofSide(Side.WHITE) & ~board.ofKind(Kinds.KING);
        if (level == 1) {
            lives = withoutSome(lives, random.nextInt(5, Lives.TOTAL + 1));
        } else {
            long pieces = lives & ~board.ofKind(Kinds.PAWN);
            long pawns = lives & board.ofKind(Kinds.PAWN);
            long kept = withoutSome(pieces, random.nextInt(5)) | withoutSome(pawns, random.nextInt(5));
            for (long gone = lives & ~kept; gone != 0; gone = Bitboards.rest(gone)) {
                board.remove(Bitboards.first(gone));
                board.remove(Bitboards.first(gone) ^ 56);
            }
            lives = withoutSome(kept, Long.bitCount(kept) / 2);
        }
        int[] heights = new int[64];
        for (long rest = lives; rest != 0; rest = Bitboards.rest(rest)) {
            heights[Bitboards.first(rest)] = 1;
            heights[Bitboards.first(rest) ^ 56] = 1;
        }
        return parse(board, " w " + RandomBoards.castling(board, start.rights()), heights, Squares.NONE);
    }

    private Position ending(int level) {
        int strong = random.nextInt(2);
        boolean last = level == LEVELS - 1;
        String stronger =
                "K" + (last ? pieces("QR", 3, 4) : pieces("QR", 2, 2) + pieces("QRBN", 2, 3) + pieces("P", 0, 2));
        String weaker = "K" + (last ? pieces("P", 1, 2) : pieces("RBN", 1, 1) + pieces("P", 1, 3));
        String black = (strong == Side.WHITE ? weaker : stronger).toLowerCase(Locale.ROOT);
        String letters = (strong == Side.WHITE ? stronger : weaker) + black;
        Board board = RandomBoards.scatter(random, letters, last ? strong ^ 1 : -1);
        int[] lives = new int[64];
        for (int side = 0; side < 2; side++) {
            long pieces = board.ofSide(side) & ~board.ofKind(Kinds.KING);
            for (int i = 0; i < Lives.TOTAL; i++) {
                lives[RandomBoards.pick(random, pieces)]++;
            }
        }
        return parse(board, random.nextBoolean() ? " w -" : " b -", lives, Threats.king(board, strong ^ 1));
    }

    private String pieces(String choice, int fewest, int most) {
        return RandomBoards.draw(random, choice, random.nextInt(fewest, most + 1));
    }

    private long withoutSome(long squares, int count) {
        long rest = squares;
        for (int i = 0; i < count; i++) {
            rest &= ~Bitboards.bit(RandomBoards.pick(random, rest));
        }
        return rest;
    }

    /**
     * Builds the position.
     *
     * @param lives lives by square
     * @param lock the locked piece's square, or {@link Squares#NONE}
     */
    private Position parse(Board board, String sideAndRights, int[] lives, int lock) {
        StringBuilder fen = new StringBuilder(RandomBoards.placement(board));
        fen.append(sideAndRights).append(" - ");
        for (int rank = 7; rank >= 0; rank--) {
            long pieces = board.occupied() & Bitboards.RANK_1 << (8 * rank);
            fen.append(pieces == 0 ? "-" : "");
            for (long rest = pieces; rest != 0; rest = Bitboards.rest(rest)) {
                fen.append(Character.forDigit(lives[Bitboards.first(rest)], 16));
            }
            fen.append(rank == 0 ? ' ' : '/');
        }
        for (int side = 0; side < 2; side++) {
            int onBoard = 0;
            for (long rest = board.ofSide(side); rest != 0; rest = Bitboards.rest(rest)) {
                onBoard += lives[Bitboards.first(rest)];
            }
            fen.append(side == 0 ? "" : "/").append(Lives.TOTAL - onBoard);
        }
        for (int side = 0; side < 2; side++) {
            boolean locked = lock != Squares.NONE && Board.sideOf(board.pieceAt(lock)) == side;
            fen.append(side == 0 ? ' ' : '/').append(locked ? Squares.name(lock) : "-");
        }
        return game.parse(fen.append(" 0 1").toString());
    }
}
