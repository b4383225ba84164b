package org.shbangzero.core.orthodox;

import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;

/**
 * Where pawns may stand and pass, as sets of squares.
 *
 * @param forbiddenToWhite squares on which no white pawn may stand
 * @param forbiddenToBlack squares on which no black pawn may stand
 * @param passedByWhite squares that a double step of a white pawn can pass over
 * @param passedByBlack squares that a double step of a black pawn can pass over
 */
public record PawnSquares(long forbiddenToWhite, long forbiddenToBlack, long passedByWhite, long passedByBlack) {
    /** Those of chess. */
    public static final PawnSquares STANDARD = new PawnSquares(
            Bitboards.RANK_1 | Bitboards.RANK_8,
            Bitboards.RANK_1 | Bitboards.RANK_8,
            Bitboards.RANK_1 << 16,
            Bitboards.RANK_1 << 40);

    long forbidden(int side) {
        return side == Side.WHITE ? forbiddenToWhite : forbiddenToBlack;
    }

    long passedBy(int side) {
        return side == Side.WHITE ? passedByWhite : passedByBlack;
    }
}
