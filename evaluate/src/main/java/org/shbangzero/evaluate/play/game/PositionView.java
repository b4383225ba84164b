package org.shbangzero.evaluate.play.game;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.BoardView;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;

/**
 * What is seen of a position. Sides and marks are lower-case words.
 *
 * @param pieces on the board
 * @param hands as {@link BoardView#hands}
 * @param captured names of the pieces in {@link BoardView#captured}
 */
public record PositionView(
        String fen,
        String toMove,
        boolean inCheck,
        List<Piece> pieces,
        List<Integer> hands,
        List<List<String>> captured)
        implements JsonWriter.Value {

    /** A piece on the board, see {@link BoardView.Piece}. */
    record Piece(String square, String side, String letter, String name, int lives, List<String> marks)
            implements JsonWriter.Value {
        @Override
        public void writeTo(JsonWriter json) {
            json.field("square", square)
                    .field("side", side)
                    .field("letter", letter)
                    .field("name", name)
                    .field("lives", lives)
                    .field("marks", marks);
        }
    }

    public static PositionView of(Position position) {
        BoardView board = position.view();
        Game game = position.game();
        List<Piece> pieces = new ArrayList<>();
        for (BoardView.Piece piece : board.pieces()) {
            pieces.add(new Piece(
                    piece.square(),
                    Side.name(piece.side()),
                    String.valueOf(piece.letter()),
                    game.pieceName(piece.letter()),
                    piece.lives(),
                    piece.marks().stream().map(Words::of).sorted().toList()));
        }
        List<List<String>> captured = new ArrayList<>();
        for (String letters : board.captured()) {
            captured.add(names(game, letters));
        }
        return new PositionView(
                position.fen(), Side.name(position.sideToMove()), position.inCheck(), pieces, board.hands(), captured);
    }

    private static List<String> names(Game game, String letters) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < letters.length(); i++) {
            names.add(game.pieceName(letters.charAt(i)));
        }
        return names;
    }

    @Override
    public void writeTo(JsonWriter json) {
        json.field("fen", fen)
                .field("toMove", toMove)
                .field("inCheck", inCheck)
                .field("pieces", pieces)
                .field("hands", hands)
                .field("captured", captured);
    }
}
