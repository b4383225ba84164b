package org.shbangzero.core.board;

/**
 * Which piece stands where: by square, as sets by kind and by side, and as a hash. Does not know what the kinds are.
 *
 * <p>A kind is an int from 1 to 7. A piece is {@code 8 * side + kind}; {@link #EMPTY} is no piece.
 */
public final class Board {
    public static final int EMPTY = 0;

    private static final long[] KEYS = RandomKeys.create("pieces", 16 * 64);

    private final byte[] pieces;
    private final long[] kinds;
    private final long[] sides;
    private long key;

    public Board() {
        pieces = new byte[64];
        kinds = new long[8];
        sides = new long[2];
    }

    public Board(Board other) {
        pieces = other.pieces.clone();
        kinds = other.kinds.clone();
        sides = other.sides.clone();
        key = other.key;
    }

    public static int piece(int side, int kind) {
        return side << 3 | kind;
    }

    /** The kind of a piece, 0 for {@link #EMPTY}. */
    public static int kindOf(int piece) {
        return piece & 7;
    }

    /** The side of a piece that is not {@link #EMPTY}. */
    public static int sideOf(int piece) {
        return piece >> 3;
    }

    /** The piece on a square, or {@link #EMPTY}. */
    public int pieceAt(int square) {
        return pieces[square];
    }

    /** The kind of the piece on a square, 0 if there is none. */
    public int kindAt(int square) {
        return pieces[square] & 7;
    }

    /** The pieces of one kind, of both sides. */
    public long ofKind(int kind) {
        return kinds[kind];
    }

    /** The pieces of a side. */
    public long ofSide(int side) {
        return sides[side];
    }

    public long of(int side, int kind) {
        return sides[side] & kinds[kind];
    }

    public long occupied() {
        return sides[0] | sides[1];
    }

    /** Zobrist hash of the pieces. */
    public long key() {
        return key;
    }

    /** Puts a piece on an empty square. */
    public void put(int piece, int square) {
        long bit = 1L << square;
        pieces[square] = (byte) piece;
        kinds[piece & 7] |= bit;
        sides[piece >> 3] |= bit;
        key ^= KEYS[piece << 6 | square];
    }

    /** Takes the piece from an occupied square, and returns it. */
    public int remove(int square) {
        int piece = pieces[square];
        long bit = 1L << square;
        pieces[square] = EMPTY;
        kinds[piece & 7] ^= bit;
        sides[piece >> 3] ^= bit;
        key ^= KEYS[piece << 6 | square];
        return piece;
    }

    /** Moves a piece to an empty square. */
    public void move(int from, int to) {
        int piece = pieces[from];
        long bits = 1L << from | 1L << to;
        pieces[from] = EMPTY;
        pieces[to] = (byte) piece;
        kinds[piece & 7] ^= bits;
        sides[piece >> 3] ^= bits;
        key ^= KEYS[piece << 6 | from] ^ KEYS[piece << 6 | to];
    }
}
