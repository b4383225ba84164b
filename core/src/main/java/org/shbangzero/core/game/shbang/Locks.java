package org.shbangzero.core.game.shbang;

import org.shbangzero.core.Side;
import org.shbangzero.core.board.RandomKeys;
import org.shbangzero.core.board.Squares;

/** Each side's lock: the square of its piece that was hit last, or {@link Squares#NONE}. */
final class Locks {
    /** Index {@code 65 * side + square + 1}. */
    private static final long[] KEYS = RandomKeys.create("locks", 130);

    private static final int BITS = 7;
    private static final int MASK = (1 << BITS) - 1;

    private final int[] squares;

    Locks(int white, int black) {
        squares = new int[] {white, black};
    }

    Locks(Locks other) {
        squares = other.squares.clone();
    }

    int of(int side) {
        return squares[side];
    }

    void set(int side, int square) {
        squares[side] = square;
    }

    /** A side's piece goes from one square to another, and takes its lock along. */
    void follow(int side, int from, int to) {
        if (squares[side] == from) {
            squares[side] = to;
        }
    }

    /** A side's piece leaves the board, and its lock with it. */
    void lift(int side, int square) {
        if (squares[side] == square) {
            squares[side] = Squares.NONE;
        }
    }

    /** Zobrist hash. */
    long key() {
        return KEYS[squares[Side.WHITE] + 1] ^ KEYS[65 + squares[Side.BLACK] + 1];
    }

    /** Both in 14 bits, for {@link #restore}. */
    int packed() {
        return (squares[Side.WHITE] + 1) | (squares[Side.BLACK] + 1) << BITS;
    }

    void restore(int packed) {
        squares[Side.WHITE] = (packed & MASK) - 1;
        squares[Side.BLACK] = (packed >> BITS & MASK) - 1;
    }
}
