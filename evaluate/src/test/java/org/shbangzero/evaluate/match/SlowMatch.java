package org.shbangzero.evaluate.match;

import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import org.shbangzero.evaluate.player.GreedyPlayer;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.evaluate.testing.SticksGame;

/**
 * A program that plays a match slowly enough to be killed in the middle. Its first argument is the journal; with a second one, {@link #STANDS_STILL},
 * it comes to no game.
 */
final class SlowMatch {
    static final String STANDS_STILL = "stands-still";

    private static final long NANOS_PER_MOVE = 2_000_000;

    private SlowMatch() {}

    public static void main(String[] arguments) {
        boolean standsStill = arguments.length > 1 && arguments[1].equals(STANDS_STILL);
        match(2).journal(Path.of(arguments[0]))
                .progress((done, total) -> {
                    while (standsStill) {
                        LockSupport.park();
                    }
                })
                .cancelWhen(() -> {
                    LockSupport.parkNanos(NANOS_PER_MOVE);
                    return false;
                })
                .play();
    }

    static Match match(int threads) {
        SticksGame game = new SticksGame();
        return Match.between(
                game,
                new GreedyPlayer(game, "greedy"),
                new RandomPlayer(game, "random"),
                60,
                MatchSettings.untimed(3, threads, 2, 12, 200));
    }
}
