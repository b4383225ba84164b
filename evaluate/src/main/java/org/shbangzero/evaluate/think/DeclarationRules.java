package org.shbangzero.evaluate.think;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * When a player resigns, and when it offers a draw or accepts one.
 *
 * @param resign its expected score is at most that
 * @param draw its expected score is at most that far from ½
 */
public record DeclarationRules(Optional<Threshold> resign, Optional<Threshold> draw) {
    /** Plies of a game before which nobody offers a draw. */
    static final int FIRST_DRAW_PLY = 80;

    /** Own moves in a row, for rules that name none. */
    public static final int RESIGN_MOVES = 3;

    /** The same for draws. */
    public static final int DRAW_MOVES = 8;

    /** For those who want to declare, but have no wishes: 5 % for 3 moves, and 48 to 52 % for 8. */
    public static final DeclarationRules USUAL = new DeclarationRules(
            Optional.of(new Threshold(0.05, RESIGN_MOVES)), Optional.of(new Threshold(0.02, DRAW_MOVES)));

    public boolean areNone() {
        return resign.isEmpty() && draw.isEmpty();
    }

    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        resign.ifPresent(threshold -> parts.add("resigns at " + threshold));
        draw.ifPresent(threshold -> parts.add("draws within " + threshold));
        return String.join(", ", parts);
    }
}
