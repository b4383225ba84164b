package org.shbangzero.evaluate.player;

import org.shbangzero.core.Game;

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

    private static final class Session extends SeededSession {
        private final int[] moves;

        private Session(Game game) {
            moves = new int[game.maxLegalMoves()];
        }

        @Override
        public Choice choose(Turn turn) {
            return Choice.of(moves[random.nextInt(turn.position().legalMoves(moves))]);
        }
    }
}
