package org.shbangzero.evaluate.player;

import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;

/**
 * Looks one ply ahead: plays the move after which the game's static evaluation (material, lives, hands) is best, wins at
 * once where it can, and counts a draw as an even position. Equal moves are equally likely.
 */
public final class GreedyPlayer implements Player {
    private static final int WIN = Integer.MAX_VALUE;

    private final Game game;
    private final String name;

    public GreedyPlayer(Game game, String name) {
        this.game = game;
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String description() {
        return "greedy";
    }

    @Override
    public PlayerSession open() {
        return new Session(game);
    }

    private static final class Session extends SeededSession {
        private final int[] moves;
        private final int[] replies;

        private Session(Game game) {
            moves = new int[game.maxLegalMoves()];
            replies = new int[game.maxLegalMoves()];
        }

        @Override
        public Choice choose(Turn turn) {
            Position position = turn.position();
            int count = position.legalMoves(moves);
            int best = Integer.MIN_VALUE;
            int equals = 0;
            int chosen = 0;
            for (int i = 0; i < count; i++) {
                int value = valueAfter(position, moves[i]);
                if (value > best) {
                    best = value;
                    equals = 0;
                }
                if (value == best && random.nextInt(++equals) == 0) {
                    chosen = moves[i];
                }
            }
            return Choice.of(chosen);
        }

        /** Value of a move in centipawns, from the view of the side that plays it. */
        private int valueAfter(Position position, int move) {
            int mover = position.sideToMove();
            position.make(move);
            Result result = position.result(position.legalMoves(replies));
            int value = result.isOver() ? result.scoreFor(mover) * WIN : -position.evaluate();
            position.unmake();
            return value;
        }
    }
}
