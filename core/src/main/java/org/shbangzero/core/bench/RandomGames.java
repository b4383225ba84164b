package org.shbangzero.core.bench;

import java.util.SplittableRandom;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;

/**
 * Random games from start 0. A step is one game, played to its end and taken back; its units are plies. At each ply the legal
 * moves are generated, and key and result asked for, as whoever plays or searches does.
 */
final class RandomGames implements Workload {
    private final Position position;
    private final SplittableRandom random;
    private final int[] moves;
    /** Keeps the keys from being optimised away. */
    private long keys;

    RandomGames(Game game, long seed) {
        this.position = game.start(0);
        this.random = new SplittableRandom(seed);
        this.moves = new int[game.maxLegalMoves()];
    }

    @Override
    public long step() {
        int count = position.legalMoves(moves);
        while (!position.result(count).isOver()) {
            position.make(moves[random.nextInt(count)]);
            keys ^= position.key();
            count = position.legalMoves(moves);
        }
        int plies = position.ply();
        for (int i = 0; i < plies; i++) {
            position.unmake();
        }
        return plies;
    }

    /** All keys of the games so far, combined. */
    long keys() {
        return keys;
    }
}
