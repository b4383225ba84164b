package org.shbangzero.evaluate.match;

import java.util.Optional;
import org.shbangzero.core.InputException;

/**
 * When a game is ended early because both players agree on how it stands. Off unless asked for, and always recorded as
 * {@code adjudication}.
 *
 * @param draw when it is a draw
 * @param win when it is won
 */
public record Adjudication(Optional<Draw> draw, Optional<Win> win) {
    public static final Adjudication NONE = new Adjudication(Optional.empty(), Optional.empty());

    /**
     * A draw, when both players have expected about ½ for a while.
     *
     * @param fromMove number of the first full move after which it may be given
     * @param moves of each player in a row, at least 1
     * @param margin distance from ½ that their expected scores may have, in [0, 0.5)
     */
    public record Draw(int fromMove, int moves, double margin) {
        public Draw {
            if (moves < 1 || !(margin >= 0 && margin < 0.5)) {
                throw new InputException(
                        "adjudication of draws: expected at least 1 move and a margin of 0 to 0.49, not " + moves
                                + " and " + margin);
            }
        }
    }

    /**
     * A win, when both players have been sure of it for a while.
     *
     * @param moves of each player in a row, at least 1
     * @param score that the winner expects at least, and the loser at most 1 less this; in (0.5, 1]
     */
    public record Win(int moves, double score) {
        public Win {
            if (moves < 1 || !(score > 0.5 && score <= 1)) {
                throw new InputException("adjudication of wins: expected at least 1 move and a score of 0.51 to 1, not "
                        + moves + " and " + score);
            }
        }
    }

    public boolean isOff() {
        return draw.isEmpty() && win.isEmpty();
    }

    /** Its rules in words, or {@code none}. */
    @Override
    public String toString() {
        if (isOff()) {
            return "none";
        }
        String draws = draw.map(rule -> "draw from move " + rule.fromMove() + " after " + rule.moves()
                        + " moves within " + rule.margin())
                .orElse("no draws");
        return draws + ", "
                + win.map(rule -> "win after " + rule.moves() + " moves at " + rule.score())
                        .orElse("no wins");
    }
}
