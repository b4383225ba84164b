package org.shbangzero.core.game.shambhala;

import java.util.random.RandomGenerator;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.notation.PlacementWriter;
import org.shbangzero.core.orthodox.RandomBoards;

/**
 * Easier starts of Shambhala, with which a game ends at the first royal piece captured. In brackets, how 300 games of random moves
 * end: mean length, share of wins.
 *
 * <ol start="0">
 *   <li>A real start (183 plies, 96 %).
 *   <li>One royal: a real start, each side without one royal piece and up to four others (106 plies, 99 %).
 *   <li>Ending: each side one royal piece, two to four others and two to four pawns, scattered; its leap is left with a chance of
 *       one half; the side to move is drawn (80 plies, 94 %).
 * </ol>
 */
final class ShambhalaCurriculum {
    static final int LEVELS = 3;

    private static final long MIDDLE = ~(Bitboards.RANK_1 | Bitboards.RANK_8);

    private final ShambhalaGame game;
    private final RandomGenerator random;

    ShambhalaCurriculum(ShambhalaGame game, RandomGenerator random) {
        this.game = game;
        this.random = random;
    }

    Position start(int level) {
        return switch (level) {
            case 0 -> realStart();
            case 1 -> withOneRoyal();
            default -> ending();
        };
    }

    private ShambhalaPosition realStart() {
        return (ShambhalaPosition) game.start(random.nextInt(game.startCount()));
    }

    private Position withOneRoyal() {
        ShambhalaPosition start = realStart();
        Board board = new Board(start.board());
        int leaps = start.leaps();
        for (int side = 0; side < 2; side++) {
            long royals = board.of(side, Pieces.GENERAL) | board.of(side, Pieces.ADVISOR);
            leaps &= ~Leaps.of(board.remove(RandomBoards.pick(random, royals)));
            for (int missing = random.nextInt(5); missing > 0; missing--) {
                long others = board.ofSide(side) & ~royals & ~board.ofKind(Pieces.PAWN);
                board.remove(RandomBoards.pick(random, others));
            }
        }
        return parse(board, Side.WHITE, leaps);
    }

    private Position ending() {
        Board board = new Board();
        int leaps = 0;
        for (int side = 0; side < 2; side++) {
            int royal = Board.piece(side, random.nextBoolean() ? Pieces.GENERAL : Pieces.ADVISOR);
            put(board, royal, -1L);
            leaps |= random.nextBoolean() ? Leaps.of(royal) : 0;
            for (int others = random.nextInt(2, 5); others > 0; others--) {
                put(board, Board.piece(side, drawKind(board, side)), -1L);
            }
            for (int pawns = random.nextInt(2, 5); pawns > 0; pawns--) {
                put(board, Board.piece(side, Pieces.PAWN), MIDDLE);
            }
        }
        return parse(board, random.nextInt(2), leaps);
    }

    /** A kind, neither pawn nor royal, of which the side can have one more. */
    private int drawKind(Board board, int side) {
        int kind;
        do {
            kind = random.nextInt(Pieces.CHARIOT, Pieces.GENERAL);
        } while (Pieces.captured(board, side, kind) == 0);
        return kind;
    }

    private void put(Board board, int piece, long squares) {
        board.put(piece, RandomBoards.pick(random, squares & ~board.occupied()));
    }

    private Position parse(Board board, int side, int leaps) {
        StringBuilder fen = new StringBuilder();
        PlacementWriter.write(board, Pieces.LETTERS, fen);
        fen.append(side == Side.WHITE ? " w " : " b ").append(Leaps.text(leaps));
        return game.parse(fen.append(" - 0 1").toString());
    }
}
