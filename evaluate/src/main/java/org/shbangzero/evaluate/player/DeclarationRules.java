package org.shbangzero.evaluate.player;

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

    private static final int RESIGN_MOVES = 3;
    private static final int DRAW_MOVES = 8;

    /** For those who want to declare, but have no wishes: 5 % for 3 moves, and 48 to 52 % for 8. */
    public static final DeclarationRules USUAL = new DeclarationRules(
            Optional.of(new Threshold(0.05, RESIGN_MOVES)), Optional.of(new Threshold(0.02, DRAW_MOVES)));

    /** What a specification says. */
    static DeclarationRules of(PlayerSpec spec) {
        return new DeclarationRules(
                spec.text(PlayerKey.RESIGN).flatMap(text -> Threshold.parse(text, RESIGN_MOVES)),
                spec.text(PlayerKey.DRAW).flatMap(text -> Threshold.parse(text, DRAW_MOVES)));
    }

    boolean areNone() {
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
