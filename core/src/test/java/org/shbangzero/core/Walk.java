package org.shbangzero.core;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** Random legal moves, for tests. */
final class Walk {
    private static final int GAMES = 12;

    private final RandomGenerator random;
    private final int[] moves;

    Walk(Game game, RandomGenerator random) {
        this.random = random;
        this.moves = new int[game.maxLegalMoves()];
    }

    /** Plays a random move unless the game is over. */
    boolean step(Position position) {
        int count = position.legalMoves(moves);
        if (position.result(count).isOver()) {
            return false;
        }
        position.make(moves[random.nextInt(count)]);
        return true;
    }

    /**
     * Plays a random move, or with a chance of 3 in 4 one that takes the side's last move back, so that positions repeat. Goes on
     * after draws by rule; returns false only if there is no legal move.
     */
    boolean stepBackAndForth(Position position, String lastOwnMove) {
        int count = position.legalMoves(moves);
        if (count == 0) {
            return false;
        }
        int back = lastOwnMove == null || random.nextInt(4) == 0
                ? 0
                : position.parseMove(lastOwnMove.substring(2) + lastOwnMove.substring(0, 2));
        position.make(back != 0 ? back : moves[random.nextInt(count)]);
        return true;
    }

    /** Visits the positions of random games, from starts of all curriculum levels. */
    static void visit(Game game, Consumer<Position> visitor) {
        SplittableRandom random = new SplittableRandom(1);
        Walk walk = new Walk(game, random);
        for (int i = 0; i < GAMES; i++) {
            Position position = game.curriculumStart(i % game.curriculumLevels(), random);
            do {
                visitor.accept(position);
            } while (walk.step(position));
        }
    }

    /** The legal moves, in their order. */
    static int[] legalMoves(Position position) {
        int[] moves = new int[position.game().maxLegalMoves()];
        return Arrays.copyOf(moves, position.legalMoves(moves));
    }
}
