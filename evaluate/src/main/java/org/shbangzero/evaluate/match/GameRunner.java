package org.shbangzero.evaluate.match;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.shbangzero.core.Game;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.clock.GameClock;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.player.Player;

/** Plays games between the players of a match, one after the other. Used by one thread. */
final class GameRunner implements AutoCloseable {
    private final Game game;
    private final List<Player> players;
    private final MatchSettings settings;
    private final LongSupplier nanoTime;
    private final Sessions sessions;

    /** @param nanoTime as {@link System#nanoTime}, for the clocks */
    GameRunner(Game game, List<Player> players, MatchSettings settings, LongSupplier nanoTime) {
        this.game = game;
        this.players = players;
        this.settings = settings;
        this.nanoTime = nanoTime;
        this.sessions = new Sessions(players);
    }

    /**
     * Plays one game.
     *
     * @param abandon asked before each move; true ends the game without a result
     * @return the game, or nothing if it was abandoned
     */
    Optional<GameRecord> play(GameTask task, BooleanSupplier abandon) {
        GameClock clock = new GameClock(
                control(task, Side.WHITE),
                control(task, Side.BLACK),
                settings.rules().timeMargin(),
                nanoTime);
        GameInPlay play = new GameInPlay(game, task, settings.rules(), clock);
        try {
            for (int side = Side.WHITE; side <= Side.BLACK; side++) {
                play.seat(
                        side,
                        sessions.of(task.player(side)),
                        task.seed(settings.seed(), side),
                        name(task.player(Side.opponent(side))));
            }
            while (!play.isOver()) {
                if (abandon.getAsBoolean()) {
                    return Optional.empty();
                }
                play.move();
            }
        } catch (CancellationException e) {
            // The program is ending while another one thinks: that is nobody's fault.
            return Optional.empty();
        }
        Pairing pairing = task.pairing();
        return Optional.of(play.record(name(pairing.first()), name(pairing.second())));
    }

    private TimeControl control(GameTask task, int side) {
        return settings.rules().timeOf(players.get(task.player(side)));
    }

    private String name(int player) {
        return players.get(player).name();
    }

    @Override
    public void close() {
        sessions.close();
    }
}
