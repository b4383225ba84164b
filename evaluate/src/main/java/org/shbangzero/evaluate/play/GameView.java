package org.shbangzero.evaluate.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.shbangzero.core.BoardView;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;

/**
 * Everything that the page shows, as JSON has it. Sides, seats, kinds and marks are lower-case words.
 *
 * @param version differs whenever anything else does
 * @param bottom from whose side the board is seen
 * @param pieces on the board
 * @param hands as {@link BoardView#hands}
 * @param captured names of the pieces in {@link BoardView#captured}
 * @param legal moves, if a person is to move; else none
 * @param result null while the game goes on
 * @param trouble why the engine gave no move, or null
 */
record GameView(
        long version,
        String game,
        String summary,
        String start,
        String fen,
        String bottom,
        String white,
        String black,
        String engine,
        Strength strength,
        String toMove,
        boolean inCheck,
        boolean thinking,
        List<Piece> pieces,
        List<Integer> hands,
        List<List<String>> captured,
        List<Legal> legal,
        List<Move> moves,
        Ending result,
        boolean canTakeBack,
        String trouble) {

    /** A piece on the board, see {@link BoardView.Piece}. */
    record Piece(String square, String side, String letter, String name, int lives, Set<String> marks) {}

    /**
     * A legal move.
     *
     * @param from the square that it begins on; null if it comes from the hand
     * @param to the square that a person points at
     * @param promotion name of the piece that a pawn becomes, or null
     */
    record Legal(String uci, String san, String from, String to, String promotion, String kind) {}

    /** A move that was played, see {@link PlayedMove}. */
    record Move(String uci, String san, String from, String to, String caption, String kind, String side, int number) {}

    /**
     * How the game ended.
     *
     * @param score as in PGN
     * @param words a sentence
     */
    record Ending(String score, String words, String text) {}

    static GameView of(long version, String engineName, PlayedGame game, boolean thinking, String trouble) {
        Position position = game.position();
        BoardView board = position.view();
        Result result = game.result();
        boolean humanToMove = !result.isOver() && game.seatToMove() == Seat.HUMAN;
        return new GameView(
                version,
                position.game().id(),
                position.game().summary(),
                game.setup().start().fen(),
                position.fen(),
                Side.name(game.setup().bottomSide()),
                word(game.setup().seats().get(Side.WHITE)),
                word(game.setup().seats().get(Side.BLACK)),
                engineName,
                game.setup().strength(),
                Side.name(position.sideToMove()),
                position.inCheck(),
                thinking,
                pieces(position.game(), board),
                board.hands(),
                captured(position.game(), board),
                humanToMove ? legal(position) : List.of(),
                game.moves().stream().map(GameView::move).toList(),
                result.isOver() ? new Ending(result.pgn(), ResultWords.of(result), result.toString()) : null,
                game.canTakeBack(),
                trouble);
    }

    private static List<Piece> pieces(Game game, BoardView board) {
        return board.pieces().stream()
                .map(piece -> new Piece(
                        piece.square(),
                        Side.name(piece.side()),
                        String.valueOf(piece.letter()),
                        game.pieceName(piece.letter()),
                        piece.lives(),
                        piece.marks().stream().map(GameView::word).collect(Collectors.toSet())))
                .toList();
    }

    private static List<List<String>> captured(Game game, BoardView board) {
        return board.captured().stream()
                .map(letters -> letters.chars()
                        .mapToObj(letter -> game.pieceName((char) letter))
                        .toList())
                .toList();
    }

    private static List<Legal> legal(Position position) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        return Arrays.stream(moves, 0, count)
                .mapToObj(move -> {
                    String uci = position.uci(move);
                    String kind = word(position.kind(move));
                    return new Legal(uci, position.san(move), from(uci), to(uci), promotion(position, uci), kind);
                })
                .toList();
    }

    private static Move move(PlayedMove move) {
        return new Move(
                move.uci(),
                move.san(),
                from(move.uci()),
                to(move.uci()),
                move.caption(),
                word(move.kind()),
                Side.name(move.side()),
                move.number());
    }

    /** UCI writes {@code L@e1} for what comes from the hand. */
    private static String from(String uci) {
        return uci.charAt(1) == '@' ? null : uci.substring(0, 2);
    }

    private static String to(String uci) {
        return uci.substring(2, 4);
    }

    private static String promotion(Position position, String uci) {
        return uci.length() < 5 ? null : position.game().pieceName(Character.toUpperCase(uci.charAt(4)));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
