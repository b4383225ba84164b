package org.shbangzero.evaluate.player;

import org.shbangzero.core.Game;
import org.shbangzero.evaluate.think.Score;
import org.shbangzero.evaluate.yardstick.AlphaBetaSearch;

/** Plays what minimax over the game's static evaluation finds best, see {@link AlphaBetaSearch}. Equal moves are equally likely. */
public final class AlphaBetaPlayer implements Player {
    static final int DEFAULT_DEPTH = 2;

    private final Game game;
    private final String name;
    private final int depth;

    /** @param depth plies, 1 to {@link AlphaBetaSearch#MAX_DEPTH} */
    public AlphaBetaPlayer(Game game, String name, int depth) {
        this.game = game;
        this.name = name;
        this.depth = depth;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String description() {
        return "alphabeta depth " + depth;
    }

    @Override
    public PlayerSession open() {
        return new Session();
    }

    private final class Session extends SeededSession {
        private final AlphaBetaSearch search = new AlphaBetaSearch(game);

        @Override
        public Choice choose(Turn turn) {
            int move = search.choose(turn.position(), depth, random);
            return Choice.of(move, Opinion.of(Score.of(search), depth, search.nodes()));
        }
    }
}
