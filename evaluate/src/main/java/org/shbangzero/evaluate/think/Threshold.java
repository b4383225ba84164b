package org.shbangzero.evaluate.think;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an expectation has to reach, and for how long, until a player says something.
 *
 * @param expectation 0 to 0.5: an expected score, or the distance of one from an even game
 * @param moves own moves in a row, at least 1
 */
public record Threshold(double expectation, int moves) {
    /** What {@link #parse} reads, for messages. */
    public static final String EXPECTED =
            "a number from 0 to 0.5, and perhaps a / and a number of own moves, 1 to 100 (0.05/4)";

    private static final Pattern FORM = Pattern.compile("(0|0?\\.[0-9]{1,6})(?:/([0-9]{1,3}))?");
    private static final double MOST = 0.5;
    private static final int MOST_MOVES = 100;

    /**
     * Reads {@code 0.05} or {@code 0.05/4}.
     *
     * @param usualMoves if the text names none
     * @return nothing if it has another form, or a number is out of range
     */
    public static Optional<Threshold> parse(String text, int usualMoves) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        double expectation = Double.parseDouble(matcher.group(1));
        int moves = matcher.group(2) == null ? usualMoves : Integer.parseInt(matcher.group(2));
        boolean fits = expectation <= MOST && moves >= 1 && moves <= MOST_MOVES;
        return fits ? Optional.of(new Threshold(expectation, moves)) : Optional.empty();
    }

    @Override
    public String toString() {
        return expectation + " for " + moves + " moves";
    }
}
