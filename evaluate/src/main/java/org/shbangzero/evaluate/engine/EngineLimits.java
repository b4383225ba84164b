package org.shbangzero.evaluate.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What ends an engine's search for a move, beside its clock.
 *
 * @param nodes positions it may look at, at least 1
 * @param depth plies it may look ahead, at least 1
 * @param moveMillis milliseconds it may think, at least 1
 */
public record EngineLimits(OptionalLong nodes, OptionalInt depth, OptionalLong moveMillis) {
    public static final EngineLimits NONE =
            new EngineLimits(OptionalLong.empty(), OptionalInt.empty(), OptionalLong.empty());

    /** Whether nothing but a clock ends its thinking. */
    public boolean areNone() {
        return equals(NONE);
    }

    /** The same, with no more than so many milliseconds for a move. */
    EngineLimits atMost(long millis) {
        return new EngineLimits(nodes, depth, OptionalLong.of(Math.min(millis, moveMillis.orElse(millis))));
    }

    /** E.g. {@code nodes 1000 movetime 50}, as after {@code go}; empty if there is no limit. */
    @Override
    public String toString() {
        List<String> words = new ArrayList<>();
        nodes.ifPresent(number -> words.add("nodes " + number));
        depth.ifPresent(number -> words.add("depth " + number));
        moveMillis.ifPresent(number -> words.add("movetime " + number));
        return String.join(" ", words);
    }
}
