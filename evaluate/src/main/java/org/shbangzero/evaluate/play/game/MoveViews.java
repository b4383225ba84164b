package org.shbangzero.evaluate.play.game;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;

/** Moves as the page needs them: with the squares that a person points at. */
final class MoveViews {
    private MoveViews() {}

    /**
     * A legal move.
     *
     * @param from the square that it begins on; null if it comes from the hand
     * @param to the square that a person points at
     * @param promotion name of the piece that a pawn becomes, or null
     */
    record Legal(String uci, String san, String from, String to, String promotion, String kind)
            implements JsonWriter.Value {
        @Override
        public void writeTo(JsonWriter json) {
            json.field("uci", uci)
                    .field("san", san)
                    .field("from", from)
                    .field("to", to)
                    .field("promotion", promotion)
                    .field("kind", kind);
        }
    }

    /** A move that was played, see {@link PlayedMove}. */
    record Played(
            String uci,
            String san,
            String from,
            String to,
            String caption,
            String kind,
            String side,
            int number,
            Long clock)
            implements JsonWriter.Value {
        @Override
        public void writeTo(JsonWriter json) {
            json.field("uci", uci)
                    .field("san", san)
                    .field("from", from)
                    .field("to", to)
                    .field("caption", caption)
                    .field("kind", kind)
                    .field("side", side)
                    .field("number", number)
                    .field("clock", clock);
        }
    }

    static List<Legal> legal(Position position) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        List<Legal> legal = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String uci = position.uci(moves[i]);
            String kind = Words.of(position.kind(moves[i]));
            legal.add(new Legal(uci, position.san(moves[i]), from(uci), to(uci), promotion(position, uci), kind));
        }
        return legal;
    }

    static List<Played> played(List<PlayedMove> moves) {
        List<Played> played = new ArrayList<>(moves.size());
        for (PlayedMove move : moves) {
            played.add(new Played(
                    move.uci(),
                    move.san(),
                    from(move.uci()),
                    to(move.uci()),
                    move.caption(),
                    Words.of(move.kind()),
                    Side.name(move.side()),
                    move.number(),
                    move.clock()));
        }
        return played;
    }

    /** UCI writes {@code L@e1} for what comes from the hand: null. */
    static String from(String uci) {
        return uci.charAt(1) == '@' ? null : uci.substring(0, 2);
    }

    static String to(String uci) {
        return uci.substring(2, 4);
    }

    private static String promotion(Position position, String uci) {
        return uci.length() < 5 ? null : position.game().pieceName(Character.toUpperCase(uci.charAt(4)));
    }
}
