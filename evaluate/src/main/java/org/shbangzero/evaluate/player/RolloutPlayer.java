package org.shbangzero.evaluate.player;

import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.Score;
import org.shbangzero.evaluate.yardstick.UctSearch;

/** Plays by UCT with random playouts, see {@link UctSearch}: knows nothing of the game but its rules. */
public final class RolloutPlayer implements Player {
    static final int DEFAULT_PLAYOUTS = 100;

    private final Game game;
    private final String name;
    private final int playouts;

    /** @param playouts for each move, 1 to {@link UctSearch#MAX_PLAYOUTS} */
    public RolloutPlayer(Game game, String name, int playouts) {
        this.game = game;
        this.name = name;
        this.playouts = playouts;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String description() {
        return "rollout " + playouts + " playouts";
    }

    @Override
    public PlayerSession open() {
        return new Session();
    }

    private final class Session extends SeededSession {
        private final UctSearch search = new UctSearch(game);

        @Override
        public Choice choose(Turn turn) {
            int move = search.choose(turn.position(), playouts, random);
            Score score = Score.of(search.expectation(), 1 - search.expectation());
            return Choice.of(move, Opinion.of(score, 0, playouts));
        }
    }
}
