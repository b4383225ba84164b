package org.shbangzero.evaluate.play.game;

import org.shbangzero.core.InputException;

/** What people do at a table by a word alone, as by the buttons of the page. */
public enum TableAction {
    /** The turn ends whose move could still be taken back. */
    DONE("done"),
    /** A person's last move and what was answered to it, or the one that has not ended its turn, was not played. */
    TAKE_BACK("takeBack"),
    /** Who has moved last offers a draw. */
    OFFER_DRAW("offerDraw"),
    /** The person to move accepts the draw that was offered. */
    ACCEPT_DRAW("acceptDraw"),
    /** The person whose turn it is resigns; in the engine's turn, its opponent. */
    RESIGN("resign"),
    /** The engine thinks no longer, and plays what it has found. */
    MOVE_NOW("moveNow"),
    /** Clocks and engine stop until {@link #RESUME}, {@link #STEP} or a person's move. */
    PAUSE("pause"),
    /** A game goes on that was paused. */
    RESUME("resume"),
    /** The engine makes one move of a game that stays paused. */
    STEP("step"),
    /** The next game of the series begins, with colours changed and full time. */
    NEXT_GAME("nextGame");

    private final String word;

    TableAction(String word) {
        this.word = word;
    }

    /** Its name as pages have it. */
    public String word() {
        return word;
    }

    /**
     * Reads {@link #word}.
     *
     * @throws InputException if it is none
     */
    public static TableAction of(String word) {
        for (TableAction candidate : values()) {
            if (candidate.word.equals(word)) {
                return candidate;
            }
        }
        throw new InputException("there is no action '" + word + "' at a table");
    }
}
