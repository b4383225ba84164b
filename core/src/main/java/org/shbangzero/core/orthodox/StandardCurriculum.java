package org.shbangzero.core.orthodox;

import java.util.Locale;
import java.util.random.RandomGenerator;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;

/**
 * Easier starts of a game with the pieces of chess. Which side is the stronger, and from level 2 on which is to move, is drawn. In brackets, how 300 games of
 * random moves end in chess: mean length, share of mates.
 *
 * <ol start="0">
 *   <li>The real start (335 plies, 16 %).
 *   <li>Odds: the real start, one side without two to four of its pieces (326 plies, 16 %).
 *   <li>Middle game: both sides a king, two to four pawns and one or two pieces, one side a queen and a rook more (180 plies, 18 %).
 *   <li>Ending: king, queen, rook, two more pieces and up to two pawns against king, two to four pawns and at most one minor piece
 *       (150 plies, 24 %).
 *   <li>Mate: king and five heavy pieces against king and two or three pawns, the king on the edge (77 plies, 49 %).
 * </ol>
 */
final class StandardCurriculum {
    /** Number of levels. */
    static final int LEVELS = 5;

    private final StandardGame game;
    private final RandomGenerator random;

    StandardCurriculum(StandardGame game, RandomGenerator random) {
        this.game = game;
        this.random = random;
    }

    /** A start of a level, 0 to {@link #LEVELS} less one. */
    Position start(int level) {
        if (level == 0) {
            return realStart();
        }
        Position position;
        do {
            position = draw(level);
        } while (position.result().isOver());
        return position;
    }

    private Position realStart() {
        int starts = game.startCount();
        return game.start(starts == 1 ? 0 : random.nextInt(starts));
    }

    private Position draw(int level) {
        if (level == 1) {
            return odds();
        }
        int strong = random.nextInt(2);
        String stronger;
        String weaker;
        switch (level) {
            case 2 -> {
                stronger = "KQR" + pieces("NBRQ", 1, 2) + pieces("P", 2, 4);
                weaker = "K" + pieces("NBRQ", 1, 2) + pieces("P", 2, 4);
            }
            case 3 -> {
                stronger = "KQR" + pieces("QRBN", 2, 2) + pieces("P", 0, 2);
                weaker = "K" + pieces("BN", 0, 1) + pieces("P", 2, 4);
            }
            default -> {
                stronger = "K" + pieces("QR", 5, 5);
                weaker = "K" + pieces("P", 2, 3);
            }
        }
        String black = (strong == Side.WHITE ? weaker : stronger).toLowerCase(Locale.ROOT);
        String letters = (strong == Side.WHITE ? stronger : weaker) + black;
        Board board = RandomBoards.scatter(random, letters, level == LEVELS - 1 ? strong ^ 1 : -1);
        return position(board, random.nextBoolean() ? Side.WHITE : Side.BLACK, 0);
    }

    private String pieces(String choice, int fewest, int most) {
        return RandomBoards.draw(random, choice, random.nextInt(fewest, most + 1));
    }

    private Position odds() {
        OrthodoxPosition start = (OrthodoxPosition) realStart();
        Board board = new Board(start.board());
        int weak = random.nextInt(2);
        for (int missing = random.nextInt(2, 5); missing > 0; missing--) {
            long pieces = board.ofSide(weak) & ~board.ofKind(Kinds.PAWN) & ~board.ofKind(Kinds.KING);
            board.remove(RandomBoards.pick(random, pieces));
        }
        return position(board, Side.WHITE, RandomBoards.castlingRights(board, start.rights()));
    }

    private Position position(Board board, int side, int rights) {
        return game.position(new OrthodoxSetup(board, side, rights, Squares.NONE, 0, 1));
    }
}
