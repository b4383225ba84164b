package org.shbangzero.core;

import java.util.List;
import java.util.Set;

/**
 * What players see of a position, for whoever draws it otherwise than as text.
 *
 * @param pieces on the board, from a1 to h8, rank by rank
 * @param hands what each side has in hand to stack, by side; empty in games without hands
 * @param captured the upper-case letters of the pieces that each side has lost and may get back, by side; empty in games in which
 *     captured pieces do not come back
 */
public record BoardView(List<Piece> pieces, List<Integer> hands, List<String> captured) {
    public BoardView {
        pieces = List.copyOf(pieces);
        hands = List.copyOf(hands);
        captured = List.copyOf(captured);
    }

    /** A view of pieces alone. */
    public static BoardView of(List<Piece> pieces) {
        return new BoardView(pieces, List.of(), List.of());
    }

    /** What is special about a piece. */
    public enum Mark {
        /** A king in check. */
        CHECK,
        /** Nothing may be stacked under it. */
        LOCK,
        /** It still has its leap. */
        LEAP
    }

    /**
     * A piece on the board.
     *
     * @param square its name, e.g. {@code e4}
     * @param side whose it is
     * @param letter upper case, as in a FEN
     * @param lives under it, at least 0
     */
    public record Piece(String square, int side, char letter, int lives, Set<Mark> marks) {
        public Piece {
            marks = Set.copyOf(marks);
        }
    }
}
