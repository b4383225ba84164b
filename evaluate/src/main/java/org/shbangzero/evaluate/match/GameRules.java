package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.player.Player;

/**
 * What holds for each game of a match beside the rules of the game.
 *
 * @param maxPlies plies, the opening's included, after which a game is a draw
 * @param time what each player has, unless it asks for another control
 * @param timeMargin milliseconds that a move may take beyond what the clock shows
 * @param adjudication when a game is ended early
 */
public record GameRules(int maxPlies, TimeControl time, long timeMargin, Adjudication adjudication) {
    public static final int DEFAULT_MAX_PLIES = 600;
    /** What it takes to hand a move over, on a busy machine. */
    public static final long DEFAULT_TIME_MARGIN = 20;

    /** @throws InputException naming all that is of no use */
    public GameRules {
        List<String> faults = new ArrayList<>();
        if (maxPlies < 1) {
            faults.add("maximum plies is " + maxPlies + ", expected at least 1");
        }
        if (timeMargin < 0) {
            faults.add("time margin is " + timeMargin + ", expected at least 0 ms");
        }
        if (!faults.isEmpty()) {
            throw new InputException("match: " + String.join("; ", faults));
        }
    }

    /** The time that a player has: its own, or else that of all. */
    public TimeControl timeOf(Player player) {
        return player.timeControl().orElse(time);
    }

    /** Without clocks and adjudication. */
    public static GameRules untimed(int maxPlies) {
        return new GameRules(maxPlies, TimeControl.UNLIMITED, DEFAULT_TIME_MARGIN, Adjudication.NONE);
    }
}
