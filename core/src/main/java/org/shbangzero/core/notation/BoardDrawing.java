package org.shbangzero.core.notation;

import java.util.function.IntFunction;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Squares;

/** Draws a board with labelled ranks and files for a terminal. */
public final class BoardDrawing {
    private BoardDrawing() {}

    /**
     * Draws.
     *
     * @param bottomSide whose first rank is at the bottom
     * @param width characters of a cell
     * @param cell the text of a square, at most {@code width} long; shorter texts are padded at the right
     * @return lines, each ended by a newline
     */
    public static String draw(int bottomSide, int width, IntFunction<String> cell) {
        int turn = bottomSide == Side.WHITE ? 0 : 63;
        StringBuilder out = new StringBuilder(512);
        for (int rank = 7; rank >= 0; rank--) {
            out.append(Squares.rank(Squares.of(0, rank) ^ turn) + 1);
            for (int file = 0; file < 8; file++) {
                append(out, cell.apply(Squares.of(file, rank) ^ turn), width);
            }
            endLine(out);
        }
        out.append(' ');
        for (int file = 0; file < 8; file++) {
            append(out, String.valueOf((char) ('a' + Squares.file(file ^ turn))), width);
        }
        endLine(out);
        return out.toString();
    }

    private static void append(StringBuilder out, String text, int width) {
        out.append(' ').append(text).append(" ".repeat(width - text.length()));
    }

    private static void endLine(StringBuilder out) {
        out.setLength(out.toString().stripTrailing().length());
        out.append('\n');
    }
}
