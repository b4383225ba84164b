package org.shbangzero.core.orthodox;

import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;

/** Whether the pieces on the board can mate at all. */
public final class Material {
    private Material() {}

    /** Only kings; or kings and one knight or bishop; or kings and bishops that all stand on squares of one colour. */
    public static boolean isInsufficient(Board board) {
        if ((board.ofKind(Kinds.PAWN) | board.ofKind(Kinds.ROOK) | board.ofKind(Kinds.QUEEN)) != 0) {
            return false;
        }
        long knights = board.ofKind(Kinds.KNIGHT);
        long bishops = board.ofKind(Kinds.BISHOP);
        if (knights != 0) {
            return bishops == 0 && !Bitboards.hasMany(knights);
        }
        return (bishops & Bitboards.DARK) == 0 || (bishops & ~Bitboards.DARK) == 0;
    }
}
