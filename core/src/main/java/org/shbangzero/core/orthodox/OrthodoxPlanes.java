package org.shbangzero.core.orthodox;

import java.util.List;
import java.util.stream.Stream;
import org.shbangzero.core.PlaneLayout;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Bitboards;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.Squares;

/** The network planes that the games with orthodox pieces share. A game puts them and its own in the order of its layout. */
public final class OrthodoxPlanes {
    /** Twelve binary planes, own pieces first. */
    public static final List<String> PIECES = List.of(
            "own pawns",
            "own knights",
            "own bishops",
            "own rooks",
            "own queens",
            "own king",
            "enemy pawns",
            "enemy knights",
            "enemy bishops",
            "enemy rooks",
            "enemy queens",
            "enemy king");

    /** One binary plane: the square passed by a double step, if an en-passant move is legal. */
    public static final List<String> EN_PASSANT = List.of("en passant");

    /** Seven constant planes; the clock is min(1, halfmove/100), and of the last two at most one is set. */
    public static final List<String> STATE = List.of(
            "own king-side castling",
            "own queen-side castling",
            "enemy king-side castling",
            "enemy queen-side castling",
            "halfmove clock",
            "occurred once before",
            "occurred twice or more before");

    private OrthodoxPlanes() {}

    /**
     * A layout of these planes: {@link #PIECES} and {@link #EN_PASSANT}, then {@link #STATE} and constant planes of the game.
     *
     * @param name the layout's name
     * @param own names of the game's constant planes
     */
    public static PlaneLayout layout(String name, String... own) {
        List<String> binary =
                Stream.of(PIECES, EN_PASSANT).flatMap(List::stream).toList();
        List<String> constant =
                Stream.of(STATE, List.of(own)).flatMap(List::stream).toList();
        return new PlaneLayout(name, binary, List.of(), constant);
    }

    /** Writes all planes of {@link #layout} but the game's own, and returns the offset of their first scalar. */
    public static int write(
            OrthodoxPosition position, long[] words, int wordOffset, float[] scalars, int scalarOffset) {
        int next = writePieces(position, words, wordOffset);
        writeEnPassant(position, words, next);
        return writeState(position, scalars, scalarOffset);
    }

    /** A set of squares from the mover's view: ranks flipped for Black. */
    public static long view(long set, int mover) {
        return mover == Side.WHITE ? set : Long.reverseBytes(set);
    }

    /** A square from the mover's view. */
    public static int view(int square, int mover) {
        return square ^ 56 * mover;
    }

    /** Writes {@link #PIECES} and returns the next offset. */
    public static int writePieces(OrthodoxPosition position, long[] words, int offset) {
        Board board = position.board();
        int mover = position.sideToMove();
        long own = board.ofSide(mover);
        long enemy = board.ofSide(mover ^ 1);
        for (int kind = Kinds.PAWN; kind <= Kinds.KING; kind++) {
            long pieces = board.ofKind(kind);
            words[offset + kind - 1] = view(pieces & own, mover);
            words[offset + kind + 5] = view(pieces & enemy, mover);
        }
        return offset + 12;
    }

    /** Writes {@link #EN_PASSANT} and returns the next offset. */
    public static int writeEnPassant(OrthodoxPosition position, long[] words, int offset) {
        int passed = position.enPassant();
        words[offset] = passed == Squares.NONE ? 0 : Bitboards.bit(view(passed, position.sideToMove()));
        return offset + 1;
    }

    /** Writes {@link #STATE} and returns the next offset. */
    public static int writeState(OrthodoxPosition position, float[] scalars, int offset) {
        int mover = position.sideToMove();
        int own = Castling.of(position.rights(), mover);
        int enemy = Castling.of(position.rights(), mover ^ 1);
        int repetitions = position.repetitions();
        scalars[offset] = own & 1;
        scalars[offset + 1] = own >> 1;
        scalars[offset + 2] = enemy & 1;
        scalars[offset + 3] = enemy >> 1;
        scalars[offset + 4] = Math.min(1f, position.halfmoveClock() / 100f);
        scalars[offset + 5] = repetitions == 1 ? 1 : 0;
        scalars[offset + 6] = repetitions == 2 ? 1 : 0;
        return offset + 7;
    }
}
