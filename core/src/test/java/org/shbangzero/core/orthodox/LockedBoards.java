package org.shbangzero.core.orthodox;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.shbangzero.core.FenException;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;

/** Random positions of kings, bishops and pawns in which most pawns block each other; many are dead, many are nearly so. */
final class LockedBoards {
    /** Pawns on one file from below; upper case is White. The commonest is there more than once. */
    private static final String[] COLUMNS = {"Pp", "Pp", "Pp", "Pp", "Pp", "Pp", "PPp", "Ppp"};

    private static final int MAX_PAWNS = 8;

    private static final long[] HOME = {
        Bitboards.RANK_1 | Bitboards.RANK_1 << 8, Bitboards.RANK_8 | Bitboards.RANK_8 >>> 8
    };

    private final RandomGenerator random;
    private final int mostBishops;

    LockedBoards(RandomGenerator random, int mostBishops) {
        this.random = random;
        this.mostBishops = mostBishops;
    }

    /** The next position that is legal. */
    Position next(Game game) {
        Optional<Position> position;
        do {
            position = draw(game);
        } while (position.isEmpty());
        return position.get();
    }

    private Optional<Position> draw(Game game) {
        Board board = new Board();
        int rank = random.nextInt(1, 5);
        for (int file = 0; file < 8; file++) {
            if (random.nextInt(3) > 0) {
                addColumn(board, file, rank);
                rank += rank == 1 || (rank < 5 && random.nextBoolean()) ? 1 : -1;
            }
        }
        if (random.nextInt(5) == 0 && board.occupied() != 0) {
            board.remove(RandomBoards.pick(random, board.occupied()));
        }
        for (int bishops = random.nextInt(mostBishops + 1); bishops > 0; bishops--) {
            addBishop(board);
        }
        add(board, Board.piece(Side.WHITE, Kinds.KING), -1L);
        add(board, Board.piece(Side.BLACK, Kinds.KING), -1L);
        String side = random.nextBoolean() ? " w" : " b";
        try {
            return Optional.of(game.parse(RandomBoards.placement(board) + side + " - - 0 1"));
        } catch (FenException e) {
            return Optional.empty();
        }
    }

    private void addColumn(Board board, int file, int rank) {
        String column = COLUMNS[random.nextInt(COLUMNS.length)];
        for (int i = 0; i < column.length() && rank + i < 7; i++) {
            int side = column.charAt(i) == 'P' ? Side.WHITE : Side.BLACK;
            if (Long.bitCount(board.of(side, Kinds.PAWN)) < MAX_PAWNS) {
                board.put(Board.piece(side, Kinds.PAWN), Squares.of(file, rank + i));
            }
        }
    }

    /** A bishop, mostly on the colour of its own pawns: it may be shut in behind them. */
    private void addBishop(Board board) {
        int side = random.nextInt(2);
        long pawns = board.of(side, Kinds.PAWN);
        boolean mostlyDark = Long.bitCount(pawns & Bitboards.DARK) > Long.bitCount(pawns & ~Bitboards.DARK);
        boolean dark = random.nextInt(8) > 0 ? mostlyDark : !mostlyDark;
        add(board, Board.piece(side, Kinds.BISHOP), dark ? Bitboards.DARK : ~Bitboards.DARK);
    }

    /** Puts a piece on an empty square of a set, more often on its side's first two ranks. */
    private void add(Board board, int piece, long squares) {
        long empty = squares & ~board.occupied();
        long home = empty & HOME[Board.sideOf(piece)];
        board.put(piece, RandomBoards.pick(random, random.nextInt(4) > 0 && home != 0 ? home : empty));
    }
}
