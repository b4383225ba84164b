package org.shbangzero.selfplay.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;

/** Positions from games of random legal moves. */
public final class RandomPositions {
    private RandomPositions() {}

    /** Every position of random games one after the other, {@code count} in all, none of them finished. */
    public static List<Position> of(Game game, long seed, int count) {
        Random random = new Random(seed);
        int[] moves = new int[game.maxLegalMoves()];
        List<Position> positions = new ArrayList<>();
        Position position = game.start(0);
        while (positions.size() < count) {
            int n = position.legalMoves(moves);
            if (position.result(n).isOver()) {
                position = game.start(0);
            } else {
                positions.add(position.copy());
                position.make(moves[random.nextInt(n)]);
            }
        }
        return positions;
    }
}
