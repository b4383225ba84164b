package org.shbangzero.evaluate.player;

import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.think.Threshold;
import org.shbangzero.evaluate.yardstick.AlphaBetaSearch;
import org.shbangzero.evaluate.yardstick.UctSearch;

/** What can be set of a player, and which values that takes. {@link PlayerKind} says who takes which. */
enum PlayerKey {
    NAME("name"),
    TC("tc", Form.TIME_CONTROL, 0),
    SIMS("sims", 1_000_000),
    DEPTH("depth", AlphaBetaSearch.MAX_DEPTH),
    PLAYOUTS("playouts", UctSearch.MAX_PLAYOUTS),
    /** How far another program looks ahead. */
    PLIES("depth", 1000),
    NODES("nodes", 1_000_000_000),
    /** Milliseconds. */
    MOVE_TIME("movetime", 86_400_000),
    VARIANT("variant"),
    FOLDER("dir"),
    /** Seconds until another program must be ready. */
    STARTUP("startup", 86_400),
    /** Seconds in which another program must move if it has no clock. */
    TIMEOUT("timeout", 86_400),
    RESIGN("resign", Form.THRESHOLD, 0),
    DRAW("draw", Form.THRESHOLD, 0);

    private enum Form {
        TEXT,
        NUMBER,
        TIME_CONTROL,
        THRESHOLD
    }

    private final String word;
    private final Form form;
    private final int most;

    /** A key that takes any text. */
    PlayerKey(String word) {
        this(word, Form.TEXT, 0);
    }

    /** A key that takes numbers from 1 on. */
    PlayerKey(String word, int most) {
        this(word, Form.NUMBER, most);
    }

    PlayerKey(String word, Form form, int most) {
        this.word = word;
        this.form = form;
        this.most = most;
    }

    /** The key as it is typed. */
    String word() {
        return word;
    }

    /** The values that it takes, for messages. */
    String expected() {
        return switch (form) {
            case TEXT -> "a text";
            case TIME_CONTROL -> TimeControl.EXPECTED;
            case THRESHOLD -> Threshold.EXPECTED;
            case NUMBER -> "a whole number from 1 to " + most;
        };
    }

    boolean takes(String value) {
        return switch (form) {
            case TEXT -> true;
            case TIME_CONTROL -> TimeControl.isOne(value);
            case THRESHOLD -> Threshold.parse(value, 1).isPresent();
            case NUMBER -> isNumber(value);
        };
    }

    private boolean isNumber(String value) {
        try {
            int number = Integer.parseInt(value);
            return number >= 1 && number <= most;
        } catch (NumberFormatException e) {
            return false;
        }
    }
}
