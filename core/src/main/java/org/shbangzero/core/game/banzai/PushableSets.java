package org.shbangzero.core.game.banzai;

import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;

/**
 * Which pieces can be pushed, as one set for each direction of a push: those with an allowed landing square one step on, or, for
 * diagonal pushes over one edge, one step on after the bounce. A compact form of {@link Pushes#landing}.
 */
final class PushableSets {
    private static final long FILES_BUT_A = ~Bitboards.FILE_A;
    private static final long FILES_BUT_H = ~Bitboards.FILE_H;
    private static final long RANKS_BUT_1 = ~Bitboards.RANK_1;
    private static final long RANKS_BUT_8 = ~Bitboards.RANK_8;

    /** The squares on the files to the right of a file. */
    private static final long[] EAST = createEast();

    private long north;
    private long south;
    private long east;
    private long west;
    private long northEast;
    private long northWest;
    private long southEast;
    private long southWest;

    private static long[] createEast() {
        long[] squares = new long[8];
        for (int file = 6; file >= 0; file--) {
            squares[file] = squares[file + 1] | Bitboards.FILE_A << (file + 1);
        }
        return squares;
    }

    /**
     * Sets up.
     *
     * @param pieces those that may be pushed
     * @param landing where they may go
     */
    void compute(long pieces, long landing) {
        north = pieces & RANKS_BUT_8 & landing >>> 8;
        south = pieces & RANKS_BUT_1 & landing << 8;
        east = pieces & FILES_BUT_H & landing >>> 1;
        west = pieces & FILES_BUT_A & landing << 1;
        // Pieces with a landing square one diagonal step away.
        long toNorthEast = pieces & FILES_BUT_H & RANKS_BUT_8 & landing >>> 9;
        long toNorthWest = pieces & FILES_BUT_A & RANKS_BUT_8 & landing >>> 7;
        long toSouthEast = pieces & FILES_BUT_H & RANKS_BUT_1 & landing << 7;
        long toSouthWest = pieces & FILES_BUT_A & RANKS_BUT_1 & landing << 9;
        // And those that bounce off the file or the rank ahead.
        northEast = toNorthEast | (toNorthWest & Bitboards.FILE_H) | (toSouthEast & Bitboards.RANK_8);
        northWest = toNorthWest | (toNorthEast & Bitboards.FILE_A) | (toSouthWest & Bitboards.RANK_8);
        southEast = toSouthEast | (toSouthWest & Bitboards.FILE_H) | (toNorthEast & Bitboards.RANK_1);
        southWest = toSouthWest | (toSouthEast & Bitboards.FILE_A) | (toNorthWest & Bitboards.RANK_1);
    }

    /** The pieces that a pawn of a side can push. */
    long ahead(int side) {
        return side == Side.WHITE ? north : south;
    }

    /** Those of a rook's targets that it can push. */
    long straight(int from, long targets) {
        long row = Bitboards.RANK_1 << (from & 56);
        long above = -2L << from;
        long sameRank = targets & row;
        long sameFile = targets ^ sameRank;
        return (sameFile & above & north)
                | (sameFile & ~above & south)
                | (sameRank & above & east)
                | (sameRank & ~above & west);
    }

    /** Those of a bishop's or a knight's targets that it can push. */
    long diagonal(int from, long targets) {
        long toEast = targets & EAST[from & 7];
        long toWest = targets ^ toEast;
        long above = -2L << (from | 7);
        return (toEast & above & northEast)
                | (toWest & above & northWest)
                | (toEast & ~above & southEast)
                | (toWest & ~above & southWest);
    }
}
