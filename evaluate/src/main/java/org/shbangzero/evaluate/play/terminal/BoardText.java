package org.shbangzero.evaluate.play.terminal;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.shbangzero.core.BoardView;
import org.shbangzero.core.BoardView.Mark;
import org.shbangzero.core.BoardView.Piece;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.BoardDrawing;

/** Draws a position with Unicode's chess pieces, and what lies beside the board. */
final class BoardText {
    /** White's, then Black's. */
    private static final Map<Character, String> GLYPHS = Map.of(
            'K', "♔♚",
            'Q', "♕♛",
            'R', "♖♜",
            'B', "♗♝",
            'N', "♘♞",
            'P', "♙♟");

    private static final int CELL = 4;

    private final BoardView view;
    private final Map<Integer, Piece> pieces = new HashMap<>();
    private final boolean hasGlyphs;
    private final Set<Mark> marks = new TreeSet<>();
    private boolean hasLives;

    private BoardText(Position position) {
        view = position.view();
        for (Piece piece : view.pieces()) {
            pieces.put(Squares.parse(piece.square()), piece);
            marks.addAll(piece.marks());
            hasLives |= piece.lives() > 0;
        }
        // Pieces that chess does not have have letters, and then all have.
        hasGlyphs = view.pieces().stream().allMatch(piece -> GLYPHS.containsKey(piece.letter()));
    }

    /**
     * Draws.
     *
     * @param bottomSide whose first rank is at the bottom
     * @return lines, each ended by a newline
     */
    static String draw(Position position, int bottomSide) {
        BoardText text = new BoardText(position);
        return BoardDrawing.draw(bottomSide, CELL, text::cell) + text.besides();
    }

    private String cell(int square) {
        Piece piece = pieces.get(square);
        if (piece == null) {
            return "·";
        }
        StringBuilder cell = new StringBuilder(glyph(piece));
        if (piece.lives() > 0) {
            cell.append(piece.lives());
        }
        for (Mark mark : Mark.values()) {
            if (piece.marks().contains(mark)) {
                cell.append(sign(mark));
            }
        }
        return cell.length() > CELL ? cell.substring(0, CELL) : cell.toString();
    }

    private String glyph(Piece piece) {
        if (hasGlyphs) {
            return GLYPHS.get(piece.letter()).substring(piece.side(), piece.side() + 1);
        }
        return String.valueOf(piece.side() == Side.WHITE ? piece.letter() : Character.toLowerCase(piece.letter()));
    }

    private static char sign(Mark mark) {
        return switch (mark) {
            case CHECK -> '+';
            case LOCK -> '!';
            case LEAP -> '~';
        };
    }

    /** Hands, captured pieces, and what the signs mean. */
    private String besides() {
        StringBuilder text = new StringBuilder();
        if (!view.hands().isEmpty()) {
            text.append("Lives in hand: White ")
                    .append(view.hands().get(Side.WHITE))
                    .append(", Black ")
                    .append(view.hands().get(Side.BLACK))
                    .append('\n');
        }
        if (!view.captured().isEmpty()) {
            text.append("Captured, and may come back: White ")
                    .append(orNone(view.captured().get(Side.WHITE)))
                    .append(", Black ")
                    .append(orNone(view.captured().get(Side.BLACK)))
                    .append('\n');
        }
        return text.append(legend()).toString();
    }

    private static String orNone(String letters) {
        return letters.isEmpty() ? "none" : letters;
    }

    private String legend() {
        TreeSet<String> signs = new TreeSet<>();
        if (hasLives) {
            signs.add("a number: lives");
        }
        for (Mark mark : marks) {
            signs.add(sign(mark) + ": "
                    + switch (mark) {
                        case CHECK -> "in check";
                        case LOCK -> "locked, no life can go under it";
                        case LEAP -> "its leap is unused";
                    });
        }
        return signs.isEmpty() ? "" : "(" + String.join("; ", signs) + ")\n";
    }
}
