package org.shbangzero.core;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Why a game ended. The first constants are the reasons that games share, the others are added by matches and self-play. A game
 * with an end of its own makes the reason by {@link #of}, and lists it in {@link Game#ownEndReasons()}.
 */
public final class EndReason {
    // Before the constants, which enter themselves.
    private static final Map<String, EndReason> MADE = new ConcurrentHashMap<>();

    /** The side to move is in check and has no legal move. */
    public static final EndReason CHECKMATE = of("checkmate");
    /** The last royal piece was captured. */
    public static final EndReason ROYALS = of("royals");
    /** Neither side has enough material to mate. */
    public static final EndReason MATERIAL = of("material");
    /** No legal move, and not in check. */
    public static final EndReason STALEMATE = of("stalemate");
    /** The halfmove clock reached 100. */
    public static final EndReason FIFTY = of("fifty");
    /** The same position for the third time. */
    public static final EndReason REPETITION = of("repetition");
    /** No sequence of moves leads to mate; an option of games, see {@link Game#withDeadPosition}. */
    public static final EndReason DEAD = of("dead");

    public static final EndReason RESIGNATION = of("resignation");
    public static final EndReason TIME = of("time");
    public static final EndReason ILLEGAL = of("illegal");
    public static final EndReason CRASH = of("crash");
    public static final EndReason AGREEMENT = of("agreement");
    public static final EndReason ADJUDICATION = of("adjudication");
    public static final EndReason MAX_PLIES = of("max_plies");

    /** The constants: no other reason can be made earlier. */
    private static final List<EndReason> SHARED = List.copyOf(MADE.values());

    private final String text;
    private final Result[] results;

    private EndReason(String text) {
        this.text = text;
        this.results = Result.of(this);
    }

    /** The constants, and what the games list. Found when first asked for, since games use the constants while they load. */
    private static final class Known {
        static final Map<String, EndReason> BY_TEXT = Stream.concat(
                        SHARED.stream(), Games.all().stream().flatMap(game -> game.ownEndReasons().stream()))
                .distinct()
                .collect(Collectors.toUnmodifiableMap(EndReason::text, reason -> reason));
    }

    /**
     * The reason with that text, always the same instance.
     *
     * @param text lower-case letters and underscores
     */
    public static EndReason of(String text) {
        if (!text.matches("[a-z_]+")) {
            throw new IllegalArgumentException("'" + text + "' is not of lower-case letters and underscores");
        }
        return MADE.computeIfAbsent(text, EndReason::new);
    }

    /**
     * The constant, or reason of a registered game, with that text.
     *
     * @throws InputException if there is none
     */
    public static EndReason parse(String text) {
        EndReason reason = Known.BY_TEXT.get(text);
        if (reason == null) {
            throw new InputException("'" + text + "' is no reason for the end of a game"
                    + Suggestion.hint(text, Known.BY_TEXT.keySet()) + "; expected e.g. checkmate, fifty");
        }
        return reason;
    }

    /** The literal used in files and output, e.g. {@code max_plies}. */
    public String text() {
        return text;
    }

    /** The results with this reason, by outcome. */
    Result result(int outcome) {
        return results[outcome];
    }

    @Override
    public String toString() {
        return text;
    }
}
