package org.shbangzero.evaluate.player;

import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.SplitMix64;

/** Plays any legal move, all equally likely. */
public final class RandomPlayer implements Player {
    private final Game game;
    private final String name;

    public RandomPlayer(Game game, String name) {
        this.game = game;
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String description() {
        return "random";
    }

    @Override
    public PlayerSession open() {
        return new Session(game);
    }

    private static final class Session implements PlayerSession {
        private final int[] moves;
        private final SplitMix64 random = new SplitMix64(0);

        private Session(Game game) {
            moves = new int[game.maxLegalMoves()];
        }

        @Override
        public void newGame(long seed) {
            random.reseed(seed);
        }

        @Override
        public Choice choose(Position position) {
            return Choice.of(moves[random.nextInt(position.legalMoves(moves))]);
        }
    }
}
