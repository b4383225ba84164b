package org.shbangzero.evaluate.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.think.Glance;
import org.shbangzero.evaluate.think.Score;

/** The answers to {@code d} and {@code eval}: commands that UCI does not have, but people at a terminal expect. */
final class PositionReport {
    private static final int MOST_MOVES = 8;

    private PositionReport() {}

    /** The board and what it says to programs. */
    static List<String> board(Position position) {
        List<String> lines = new ArrayList<>(position.draw(Side.WHITE).lines().toList());
        lines.add("");
        lines.add("Fen: " + position.fen());
        lines.add(String.format(Locale.ROOT, "Key: %016X", position.key()));
        lines.add("Legal moves: " + position.legalMoveCount());
        if (position.result().isOver()) {
            lines.add("Result: " + position.result());
        }
        return lines;
    }

    /** What the position looks like without search. */
    static List<String> evaluation(Glance glance) {
        String value = "Value for the side to move: cp " + glance.centipawns()
                + glance.chances().map(PositionReport::chances).orElse("");
        if (glance.policy().isEmpty()) {
            return List.of(value);
        }
        return List.of(
                value,
                glance.policy().stream()
                        .limit(MOST_MOVES)
                        .map(move -> String.format(Locale.ROOT, "%s %.1f %%", move.uci(), 100 * move.probability()))
                        .collect(Collectors.joining(", ", "Policy: ", "")));
    }

    private static String chances(Score score) {
        return String.format(
                Locale.ROOT,
                ", win %.1f %%, draw %.1f %%, loss %.1f %%",
                score.win() / 10.0,
                score.draw() / 10.0,
                score.loss() / 10.0);
    }
}
