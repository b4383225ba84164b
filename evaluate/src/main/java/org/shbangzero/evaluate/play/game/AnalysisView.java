package org.shbangzero.evaluate.play.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.think.Analysis;
import org.shbangzero.evaluate.think.Score;

/**
 * What the engine thinks of a position that is looked at.
 *
 * @param version differs whenever anything else does
 * @param fen of the position; null if none is looked at
 * @param running whether more is to come
 * @param waiting whether it waits for the engine to have moved in the game
 * @param nodes positions looked at
 * @param odds what becomes of the game; null as long as nothing is known
 * @param lines from the best on
 * @param trouble why there is no analysis, or null
 */
public record AnalysisView(
        long version,
        String fen,
        boolean running,
        boolean waiting,
        long nodes,
        Odds odds,
        List<Line> lines,
        String trouble)
        implements JsonWriter.Value {
    private static final int MOST_MOVES = 12;

    /** Probabilities in thousandths, together 1,000. */
    record Odds(int white, int draw, int black) implements JsonWriter.Value {
        static Odds of(Score score, int side) {
            boolean isWhite = side == Side.WHITE;
            return new Odds(isWhite ? score.win() : score.loss(), score.draw(), isWhite ? score.loss() : score.win());
        }

        @Override
        public void writeTo(JsonWriter json) {
            json.field("white", white).field("draw", draw).field("black", black);
        }
    }

    /**
     * A line of play.
     *
     * @param from see {@link MoveViews.Legal}, as {@code to}
     * @param san its moves, {@value #MOST_MOVES} at most
     * @param score for White: pawns and hundredths, or {@code #3} for a forced win in 3 moves
     * @param policy probability that the network gives the first move, 0 to 1; null if the search has none
     * @param visits of the first move; null if the search does not count them
     */
    record Line(String from, String to, List<String> san, String score, Odds odds, Double policy, Integer visits)
            implements JsonWriter.Value {
        @Override
        public void writeTo(JsonWriter json) {
            json.field("from", from)
                    .field("to", to)
                    .field("san", san)
                    .field("score", score)
                    .field("odds", odds)
                    .field("policy", policy)
                    .field("visits", visits);
        }
    }

    /** Nothing is looked at. */
    public static AnalysisView none(long version) {
        return new AnalysisView(version, null, false, false, 0, null, List.of(), null);
    }

    /** A position is looked at, of which nothing is known yet. */
    public static AnalysisView begun(long version, Position position, boolean waiting) {
        return new AnalysisView(version, position.fen(), !waiting, waiting, 0, null, List.of(), null);
    }

    /** A position that nothing can be said of, for a reason that a person can read. */
    public static AnalysisView failed(long version, Position position, String trouble) {
        return new AnalysisView(version, position.fen(), false, false, 0, null, List.of(), trouble);
    }

    /**
     * What is known of a position.
     *
     * @param position is walked through, and left as it was
     * @param running whether more is to come
     */
    public static AnalysisView of(long version, Position position, Analysis analysis, boolean running) {
        List<Line> lines = new ArrayList<>();
        for (Analysis.Line line : analysis.lines()) {
            lines.add(line(position, line));
        }
        Odds odds = Odds.of(analysis.best().score(), position.sideToMove());
        return new AnalysisView(version, position.fen(), running, false, analysis.nodes(), odds, lines, null);
    }

    private static Line line(Position position, Analysis.Line line) {
        String uci = line.moves().get(0);
        Score score = line.score();
        return new Line(
                MoveViews.from(uci),
                MoveViews.to(uci),
                san(position, line.moves()),
                text(score, position.sideToMove()),
                Odds.of(score, position.sideToMove()),
                line.share().isPresent() ? line.share().get().policy() : null,
                line.share().isPresent() ? line.share().get().visits() : null);
    }

    private static List<String> san(Position position, List<String> ucis) {
        List<String> san = new ArrayList<>();
        for (String uci : ucis.subList(0, Math.min(MOST_MOVES, ucis.size()))) {
            int move = position.parseMove(uci);
            san.add(position.san(move));
            position.make(move);
        }
        for (int i = 0; i < san.size(); i++) {
            position.unmake();
        }
        return san;
    }

    private static String text(Score score, int side) {
        int sign = side == Side.WHITE ? 1 : -1;
        OptionalInt mate = score.mate();
        if (mate.isPresent()) {
            return "#" + sign * mate.getAsInt();
        }
        int centipawns = sign * score.centipawns();
        int size = Math.abs(centipawns);
        return (centipawns < 0 ? "−" : "+") + size / 100 + "." + (size % 100 < 10 ? "0" : "") + size % 100;
    }

    @Override
    public void writeTo(JsonWriter json) {
        json.field("version", version)
                .field("fen", fen)
                .field("running", running)
                .field("waiting", waiting)
                .field("nodes", nodes)
                .field("odds", odds)
                .field("lines", lines)
                .field("trouble", trouble);
    }
}
