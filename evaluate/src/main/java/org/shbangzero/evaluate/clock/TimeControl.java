package org.shbangzero.evaluate.clock;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.shbangzero.core.InputException;

/**
 * How much time a side has for a game, in milliseconds: a base time, to which an increment is added after each own move, and
 * the base again after each period of a number of moves; or a fixed time for each move; or as much as it likes.
 *
 * @param kind which of the three it is; what the others need is 0
 * @param base at the beginning of the game, or for each move; above 0 unless unlimited
 * @param increment added after each own move, at least 0
 * @param movesPerPeriod after which the base is added again, or 0 if the base is for the whole game
 */
public record TimeControl(Kind kind, long base, long increment, int movesPerPeriod) {
    /** What a side has. */
    public enum Kind {
        UNLIMITED,
        PER_MOVE,
        CLOCK
    }

    /** No clock at all. */
    public static final TimeControl UNLIMITED = new TimeControl(Kind.UNLIMITED, 0, 0, 0);

    /** The forms of a time control, for messages. */
    public static final String EXPECTED = "MOVES/SECONDS+INCREMENT (40/60+0.5, 60+0.6, 10) or SECONDS/move (0.1/move)";

    private static final Pattern PER_MOVE = Pattern.compile("([0-9.]+)/move");
    private static final Pattern CLOCK = Pattern.compile("(?:([0-9]{1,4})/)?([0-9.]+)(?:\\+([0-9.]+))?");
    private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(1_000_000);

    /** A fixed time for each move. */
    public static TimeControl perMove(long millis) {
        return new TimeControl(Kind.PER_MOVE, millis, 0, 0);
    }

    /** A clock for the whole game. */
    public static TimeControl clock(long base, long increment) {
        return new TimeControl(Kind.CLOCK, base, increment, 0);
    }

    /**
     * Reads {@code 60+0.6} (seconds and increment), {@code 40/60+0.6} (the same, again after each 40 moves) or {@code 0.1/move}.
     *
     * @throws InputException if it is none of them, or no time is left for a move
     */
    public static TimeControl parse(String text) {
        Matcher perMove = PER_MOVE.matcher(text);
        Matcher clock = CLOCK.matcher(text);
        if (perMove.matches()) {
            return perMove(positive(perMove.group(1), text));
        }
        if (!clock.matches()) {
            throw fault(text, "it has another form");
        }
        int moves = Integer.parseInt(Optional.ofNullable(clock.group(1)).orElse("0"));
        if (clock.group(1) != null && moves == 0) {
            throw fault(text, "a period has at least 1 move");
        }
        long increment = clock.group(3) == null ? 0 : millis(clock.group(3), text);
        return new TimeControl(Kind.CLOCK, positive(clock.group(2), text), increment, moves);
    }

    /** Whether {@link #parse} reads a text. */
    public static boolean isOne(String text) {
        try {
            parse(text);
            return true;
        } catch (InputException e) {
            return false;
        }
    }

    private static long positive(String seconds, String text) {
        long millis = millis(seconds, text);
        if (millis == 0) {
            throw fault(text, "it leaves no time; the least is 0.001 seconds");
        }
        return millis;
    }

    private static long millis(String seconds, String text) {
        try {
            BigDecimal value = new BigDecimal(seconds);
            if (value.compareTo(MOST_SECONDS) <= 0) {
                return value.movePointRight(3).longValue();
            }
        } catch (NumberFormatException e) {
            throw fault(text, "'" + seconds + "' is no number");
        }
        throw fault(text, "'" + seconds + "' is more than " + MOST_SECONDS + " seconds");
    }

    private static InputException fault(String text, String what) {
        return new InputException("time control '" + text + "': " + what + "; expected " + EXPECTED);
    }

    public boolean isUnlimited() {
        return kind == Kind.UNLIMITED;
    }

    /** As {@link #parse} reads it, and as the PGN tag {@code TimeControl} has it, but for {@code -} and {@code …/move}. */
    @Override
    public String toString() {
        return switch (kind) {
            case UNLIMITED -> "-";
            case PER_MOVE -> seconds(base) + "/move";
            case CLOCK ->
                (movesPerPeriod > 0 ? movesPerPeriod + "/" : "")
                        + seconds(base)
                        + (increment > 0 ? "+" + seconds(increment) : "");
        };
    }

    private static String seconds(long millis) {
        return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
    }
}
