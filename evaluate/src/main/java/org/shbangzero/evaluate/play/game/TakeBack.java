package org.shbangzero.evaluate.play.game;

import org.shbangzero.core.InputException;

/** Which moves may be taken back. */
enum TakeBack {
    /** A person's last one, also when it was answered or the game is over; clocks go back with it. */
    FREE,
    /** The one just made, as long as the turn was not ended by "Done". */
    UNTIL_DONE,
    NEVER;

    /**
     * Reads its name in lower case.
     *
     * @param word null for {@link #FREE}
     * @throws InputException if it is none
     */
    static TakeBack parse(String word) {
        if (word == null) {
            return FREE;
        }
        for (TakeBack candidate : values()) {
            if (Words.of(candidate).equals(word)) {
                return candidate;
            }
        }
        throw new InputException("takeBack is '" + word + "'; expected free, until_done or never");
    }
}
