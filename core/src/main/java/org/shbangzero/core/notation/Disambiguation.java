package org.shbangzero.core.notation;

import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Squares;

/** Tells apart pieces of a kind that can move to the same square, as SAN does: by file, else by rank, else by both. */
public final class Disambiguation {
    private Disambiguation() {}

    /**
     * What SAN writes between the piece's letter and its target.
     *
     * @param rivals the squares of the other pieces of this kind that have a legal move to the same square
     */
    public static String of(int from, long rivals) {
        if (rivals == 0) {
            return "";
        }
        String name = Squares.name(from);
        long sameFile = Bitboards.FILE_A << Squares.file(from);
        long sameRank = Bitboards.RANK_1 << (8 * Squares.rank(from));
        if ((rivals & sameFile) == 0) {
            return name.substring(0, 1);
        }
        return (rivals & sameRank) == 0 ? name.substring(1) : name;
    }
}
