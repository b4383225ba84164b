package org.shbangzero.core;

import java.util.List;

/**
 * How a game stands: ongoing, won by a side, or drawn, with the reason. Instances are shared, so asking for one never
 * allocates; compare them with {@code ==} or {@code equals}.
 */
public final class Result {
    private static final int DRAW = 2;
    private static final List<String> OUTCOMES = List.of("white_wins", "black_wins", "draw");

    public static final Result ONGOING = new Result(-1, null, "ongoing");

    private final int outcome;
    private final EndReason reason;
    private final String text;

    private Result(int outcome, EndReason reason, String text) {
        this.outcome = outcome;
        this.reason = reason;
        this.text = text;
    }

    /** The three results with a reason, by outcome. */
    static Result[] of(EndReason reason) {
        Result[] results = new Result[OUTCOMES.size()];
        for (int outcome = 0; outcome < results.length; outcome++) {
            results[outcome] = new Result(outcome, reason, OUTCOMES.get(outcome) + ":" + reason.text());
        }
        return results;
    }

    /** The result in which {@code side} won. */
    public static Result win(int side, EndReason reason) {
        return reason.result(side);
    }

    public static Result draw(EndReason reason) {
        return reason.result(DRAW);
    }

    /**
     * Reads the literal that {@link #toString()} gives.
     *
     * @throws InputException if the text is no result
     */
    public static Result parse(String text) {
        if (text.equals(ONGOING.text)) {
            return ONGOING;
        }
        int colon = text.indexOf(':');
        int outcome = colon < 0 ? -1 : OUTCOMES.indexOf(text.substring(0, colon));
        if (outcome < 0) {
            throw new InputException(
                    "'" + text + "' is not a result; expected e.g. white_wins:checkmate, draw:fifty, ongoing");
        }
        return EndReason.parse(text.substring(colon + 1)).result(outcome);
    }

    public boolean isOver() {
        return outcome >= 0;
    }

    public boolean isDraw() {
        return outcome == DRAW;
    }

    /** The side that won, or -1 for a draw or an ongoing game. */
    public int winner() {
        return outcome == DRAW ? -1 : outcome;
    }

    /** +1 if {@code side} won, -1 if it lost, 0 for a draw or an ongoing game. */
    public int scoreFor(int side) {
        int winner = winner();
        return winner < 0 ? 0 : winner == side ? 1 : -1;
    }

    /** The reason, or null for an ongoing game. */
    public EndReason reason() {
        return reason;
    }

    /** The PGN result token: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}. */
    public String pgn() {
        return switch (outcome) {
            case Side.WHITE -> "1-0";
            case Side.BLACK -> "0-1";
            case DRAW -> "1/2-1/2";
            default -> "*";
        };
    }

    /** The literal of the notation, e.g. {@code draw:fifty}. */
    @Override
    public String toString() {
        return text;
    }
}
