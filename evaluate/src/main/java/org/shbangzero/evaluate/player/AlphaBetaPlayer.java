package org.shbangzero.evaluate.player;

import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.yardstick.AlphaBetaSearch;
import org.shbangzero.selfplay.SplitMix64;

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

    private final class Session implements PlayerSession {
        private final AlphaBetaSearch search = new AlphaBetaSearch(game);
        private final SplitMix64 random = new SplitMix64(0);

        @Override
        public void newGame(long seed) {
            random.reseed(seed);
        }

        @Override
        public Choice choose(Position position) {
            int move = search.choose(position, depth, random);
            return new Choice(move, search.expectation(), Math.toIntExact(search.nodes()));
        }
    }
}
