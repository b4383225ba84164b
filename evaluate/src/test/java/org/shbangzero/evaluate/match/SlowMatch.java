package org.shbangzero.evaluate.match;

import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import org.shbangzero.evaluate.player.GreedyPlayer;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.evaluate.testing.SticksGame;

/** A program that plays a match slowly enough to be killed in the middle. Its only argument is the journal. */
final class SlowMatch {
    private static final long NANOS_PER_MOVE = 2_000_000;

    private SlowMatch() {}

    public static void main(String[] arguments) {
        match(2).journal(Path.of(arguments[0]))
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
